import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { TimeZone } from '#kernel/time-zone.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { OrderClient, ShopOrder, ShopOrderSummary } from '../../domain/shop-order.ts';
import { type InstantRange, spanFromWire } from '../days.wire.ts';
import { instantToWire, orderToWire } from '../order/order.wire.ts';
import { issuerToWire } from '../order/order-issuer.wire.ts';
import { sideToWire } from '../order/order-side.wire.ts';
import type {
  listShopOrdersSchema,
  WireOrderClient,
  WireShopOrder,
  WireShopOrderSummary,
} from './panel-orders.schema.ts';

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
  ...defined({ validoAte: order.validUntil === undefined ? undefined : instantToWire(order.validUntil) }),
});

const clientToWire = ({ clientId, name, document, email }: OrderClient): WireOrderClient => ({
  idcliente: clientId,
  nome: name,
  ...defined({ documento: document, email }),
});

type Query = Input<typeof listShopOrdersSchema>['query'];

interface Wish extends InstantRange {
  readonly status?: NonNullable<Query['status']>;
  readonly number?: number;
  readonly client?: string;
}

export function shopOrdersWishFromWire(
  { status, busca, numero, ...days }: Query,
  zone: TimeZone,
): Result<Wish, { readonly code: 'no-such-day' }> {
  const span = spanFromWire(days, zone);
  if (!span.ok) return span;
  return accept({
    ...defined({ status, number: numero, client: busca }),
    ...span.value,
  });
}
