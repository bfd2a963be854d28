import { toReais } from '#kernel/money.ts';
import type { OrderClient, ShopOrder, ShopOrderSummary } from '../domain/shop-order.ts';
import { instantToWire, orderToWire } from './order.wire.ts';
import { issuerToWire } from './order-issuer.wire.ts';
import { sideToWire } from './order-side.wire.ts';
import type { WireOrderClient, WireShopOrder, WireShopOrderSummary } from './panel-orders.schema.ts';

export const shopOrderToWire = (order: ShopOrder, drawQr: (code: string) => string): WireShopOrder => ({
  ...orderToWire(order, drawQr),
  cliente: clientToWire(order.client),
  historico: order.events.map(({ status, at, reason, side, name }) => ({
    status,
    em: instantToWire(at),
    motivo: reason,
    por: sideToWire(side),
    nome: name,
  })),
  proximas: [...order.next],
});

export const shopOrderSummaryToWire = (order: ShopOrderSummary): WireShopOrderSummary => ({
  numpedido: order.number,
  status: order.status,
  criadoEm: instantToWire(order.createdAt),
  ...issuerToWire(order),
  cliente: clientToWire(order.client),
  tipoEntrega: order.deliveryType,
  formaPagamento: order.paymentName,
  totalpedido: toReais(order.total),
  ...(order.validUntil === undefined ? {} : { validoAte: instantToWire(order.validUntil) }),
});

const clientToWire = ({ clientId, name, document, email }: OrderClient): WireOrderClient => ({
  idcliente: clientId,
  nome: name,
  ...(document === undefined ? {} : { documento: document }),
  ...(email === undefined ? {} : { email }),
});
