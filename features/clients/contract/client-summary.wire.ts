import { standingFromWire, standingToWire } from '#features/accounts/contract/clients/approval.wire.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { ClientOrder, ClientSummary, ClientsWish } from '../domain/client-summary.ts';
import type { WireClientSummary } from './client-fields.schema.ts';
import type { listClientsSchema } from './clients.schema.ts';

type Query = Input<typeof listClientsSchema>['query'];

const ORDERS: Readonly<Record<NonNullable<Query['ordenar']>, ClientOrder>> = {
  nome: 'name',
  ultimoPedido: 'last-order',
  totalComprado: 'spent',
  desde: 'since',
};

export const clientsWishFromWire = (query: Query): ClientsWish => ({
  text: query.busca ?? '',
  standing: query.situacao && standingFromWire(query.situacao),
  kind: query.tipo && kindFromWire(query.tipo),
  tag: query.tag,
  group: query.grupo,
  representative: query.representante === 'NINGUEM' ? 'nobody' : query.representante,
  owing: query.titulos === 'ABERTOS',
  order: ORDERS[query.ordenar ?? 'nome'],
  descending: query.sentido === 'desc',
});

const kindFromWire = (kind: WireClientSummary['tipo']) => (kind === 'EMPRESA' ? 'company' : 'person');

export const clientSummaryToWire = (client: ClientSummary): WireClientSummary => {
  const { purchases, openTitles } = client;
  return {
    idcliente: client.clientId,
    nome: client.name,
    tipo: client.kind === 'company' ? 'EMPRESA' : 'PESSOA',
    documento: client.document,
    email: client.email,
    cod_erp: client.erpCode,
    situacao: standingToWire(client.standing),
    tags: [...client.tags],
    desde: new Date(client.since).toISOString(),
    compras: {
      pedidos: purchases.count,
      total: toReais(purchases.spent),
      ultimo:
        purchases.last === undefined
          ? null
          : { numpedido: purchases.last.number, em: new Date(purchases.last.at).toISOString() },
    },
    titulosAbertos: {
      quantidade: openTitles.count,
      total: toReais(openTitles.amount),
      vencido: toReais(openTitles.overdue),
    },
    representantes: client.representatives.map(({ userId, name }) => ({
      idrepresentante: userId,
      nome: name,
    })),
  };
};

export const clientSummaryFromWire = (wire: WireClientSummary): ClientSummary => ({
  clientId: wire.idcliente,
  name: wire.nome,
  kind: kindFromWire(wire.tipo),
  document: wire.documento,
  email: wire.email,
  erpCode: wire.cod_erp,
  standing: standingFromWire(wire.situacao),
  tags: wire.tags,
  since: Date.parse(wire.desde),
  purchases: {
    count: wire.compras.pedidos,
    spent: fromReais(wire.compras.total),
    ...(wire.compras.ultimo === null
      ? {}
      : { last: { number: wire.compras.ultimo.numpedido, at: Date.parse(wire.compras.ultimo.em) } }),
  },
  openTitles: {
    count: wire.titulosAbertos.quantidade,
    amount: fromReais(wire.titulosAbertos.total),
    overdue: fromReais(wire.titulosAbertos.vencido),
  },
  representatives: wire.representantes.map(({ idrepresentante, nome }) => ({
    userId: idrepresentante,
    name: nome,
  })),
});
