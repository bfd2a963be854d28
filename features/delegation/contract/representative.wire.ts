import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type {
  Representative,
  RepresentedClient,
  RepresentedClients,
  WaitingInvitation,
} from '../domain/represented-client.ts';
import type { WireRepresentative } from './panel-representatives.schema.ts';
import type { WireRepresentedClient, WireRepresentedClients } from './representative.schema.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

export const representedClientsToWire = (
  { clients, total }: RepresentedClients,
  { limit, offset }: Page,
): WireRepresentedClients => ({ total, limit, offset, clientes: clients.map(clientToWire) });

export const representedClientsFromWire = ({
  total,
  clientes,
}: WireRepresentedClients): RepresentedClients => ({
  total,
  clients: clientes.map(clientFromWire),
});

const clientToWire = ({
  id,
  name,
  document,
  email,
  city,
  state,
  approved,
  refused,
  open,
  creditLimit,
  lastOrder,
}: RepresentedClient): WireRepresentedClient => ({
  idcliente: id,
  nome: name,
  ...defined({ documento: document, email, cidade: city, uf: state }),
  cadastro_aprovado: approved,
  ...(refused ? { cadastro_recusado: true } : {}),
  pode_escolher: open,
  ...defined({
    limite_credito_total: creditLimit === undefined ? undefined : toReais(creditLimit),
    ultimo_pedido:
      lastOrder === undefined
        ? undefined
        : {
            numpedido: lastOrder.number,
            data: new Date(lastOrder.at).toISOString(),
            totalpedido: toReais(lastOrder.total),
          },
  }),
});

const clientFromWire = (wire: WireRepresentedClient): RepresentedClient => ({
  id: wire.idcliente,
  name: wire.nome,
  approved: wire.cadastro_aprovado,
  ...(wire.cadastro_recusado ? { refused: true } : {}),
  open: wire.pode_escolher,
  ...defined({
    document: wire.documento,
    email: wire.email,
    city: wire.cidade,
    state: wire.uf,
    creditLimit: wire.limite_credito_total === undefined ? undefined : fromReais(wire.limite_credito_total),
    lastOrder:
      wire.ultimo_pedido === undefined
        ? undefined
        : {
            number: wire.ultimo_pedido.numpedido,
            at: Date.parse(wire.ultimo_pedido.data),
            total: fromReais(wire.ultimo_pedido.totalpedido),
          },
  }),
});

export const representativeToWire = (one: Representative): WireRepresentative => ({
  idrepresentante: one.userId,
  nome: one.name,
  email: one.email,
  desde: new Date(one.since).toISOString(),
  totalClientes: one.clientCount,
});

export const representativeFromWire = (wire: WireRepresentative): Representative => ({
  userId: wire.idrepresentante,
  name: wire.nome,
  email: wire.email,
  since: Date.parse(wire.desde),
  clientCount: wire.totalClientes,
});

export const invitationFromWire = (wire: ReturnType<typeof invitationToWire>): WaitingInvitation => ({
  id: wire.idconvite,
  email: wire.email,
  invitedAt: Date.parse(wire.enviadoEm),
  expiresAt: Date.parse(wire.valeAte),
});

export const invitationToWire = ({ id, email, invitedAt, expiresAt }: WaitingInvitation) => ({
  idconvite: id,
  email,
  enviadoEm: new Date(invitedAt).toISOString(),
  valeAte: new Date(expiresAt).toISOString(),
});
