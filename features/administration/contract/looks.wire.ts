import { orderSideFromWire, orderSideToWire } from '#features/orders/contract/order/order-side.wire.ts';
import { orderStatusFromWire, orderStatusToWire } from '#features/orders/contract/order/order-status.wire.ts';
import type { PaymentPhase } from '#features/orders/domain/payment-phase.ts';
import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { fromNumber, toNumber } from '#kernel/quantity.ts';
import type { LookedClient, LookedOrder } from '../domain/look.ts';
import type { WireLookedClient, WireLookedOrder } from './looks.schema.ts';

type WirePhase = WireLookedOrder['pagamento']['fase'];

const PHASES = {
  none: 'SEM_COBRANCA',
  later: 'NA_ENTREGA_OU_A_PRAZO',
  planned: 'DEBITO_AUTOMATICO',
  awaited: 'AGUARDANDO',
  confirming: 'CONFIRMANDO',
  reserved: 'RESERVADO',
  paid: 'PAGO',
  failed: 'FALHOU',
  over: 'VENCIDO',
  refunded: 'DEVOLVIDO',
  ended: 'ENCERRADO',
} as const satisfies Record<PaymentPhase, WirePhase>;

const phaseFromWire = (wire: WirePhase): PaymentPhase =>
  (Object.keys(PHASES) as PaymentPhase[]).find((phase) => PHASES[phase] === wire) ?? 'none';

const moment = (at: number): string => new Date(at).toISOString();

export const lookedOrderToWire = (order: LookedOrder): WireLookedOrder => ({
  numpedido: order.number,
  situacao: orderStatusToWire(order.status),
  em: moment(order.createdAt),
  cliente: { idcliente: order.client.id, nome: order.client.name },
  porChaveApi: order.byApiKey,
  entrega: deliveryTypeToWire(order.delivery),
  pagamento: { forma: order.paymentName, fase: PHASES[order.paymentPhase] },
  subtotal: toReais(order.subtotal),
  taxaEntrega: toReais(order.deliveryFee),
  desconto: toReais(order.discount),
  total: toReais(order.total),
  itens: order.lines.map(({ sku, name, unit, quantity, total }) => ({
    sku,
    nome: name,
    unidade: unit,
    quantidade: toNumber(quantity),
    total: toReais(total),
  })),
  historico: order.events.map(({ status, at, side, reason }) => ({
    situacao: orderStatusToWire(status),
    em: moment(at),
    por: orderSideToWire(side),
    ...defined({ motivo: reason }),
  })),
});

export const lookedOrderFromWire = (wire: WireLookedOrder): LookedOrder => ({
  number: wire.numpedido,
  status: orderStatusFromWire(wire.situacao),
  createdAt: Date.parse(wire.em),
  client: { id: wire.cliente.idcliente, name: wire.cliente.nome },
  byApiKey: wire.porChaveApi,
  delivery: deliveryTypeFromWire(wire.entrega),
  paymentName: wire.pagamento.forma,
  paymentPhase: phaseFromWire(wire.pagamento.fase),
  subtotal: fromReais(wire.subtotal),
  deliveryFee: fromReais(wire.taxaEntrega),
  discount: fromReais(wire.desconto),
  total: fromReais(wire.total),
  lines: wire.itens.map(({ sku, nome, unidade, quantidade, total }) => ({
    sku,
    name: nome,
    unit: unidade,
    quantity: fromNumber(quantidade),
    total: fromReais(total),
  })),
  events: wire.historico.map(({ situacao, em, por, motivo }) => ({
    status: orderStatusFromWire(situacao),
    at: Date.parse(em),
    side: orderSideFromWire(por),
    ...defined({ reason: motivo }),
  })),
});

const STANDINGS = {
  approved: 'APROVADO',
  refused: 'RECUSADO',
  waiting: 'AGUARDANDO',
} as const satisfies Record<LookedClient['standing'], string>;

const standings = { APROVADO: 'approved', RECUSADO: 'refused', AGUARDANDO: 'waiting' } as const;

export const lookedClientToWire = (client: LookedClient): WireLookedClient => ({
  idcliente: client.id,
  nome: client.name,
  tipo: client.company ? 'EMPRESA' : 'PESSOA',
  situacao: STANDINGS[client.standing],
  desde: moment(client.since),
  compras: client.purchases,
  gasto: toReais(client.spent),
  pedidos: client.orders.map(({ number, status, createdAt, total }) => ({
    numpedido: number,
    situacao: orderStatusToWire(status),
    em: moment(createdAt),
    total: toReais(total),
  })),
  ...defined({ documento: client.document, email: client.email, codigoErp: client.erpCode }),
});

export const lookedClientFromWire = (wire: WireLookedClient): LookedClient => ({
  id: wire.idcliente,
  name: wire.nome,
  company: wire.tipo === 'EMPRESA',
  standing: standings[wire.situacao],
  since: Date.parse(wire.desde),
  purchases: wire.compras,
  spent: fromReais(wire.gasto),
  orders: wire.pedidos.map(({ numpedido, situacao, em, total }) => ({
    number: numpedido,
    status: orderStatusFromWire(situacao),
    createdAt: Date.parse(em),
    total: fromReais(total),
  })),
  ...defined({ document: wire.documento, email: wire.email, erpCode: wire.codigoErp }),
});
