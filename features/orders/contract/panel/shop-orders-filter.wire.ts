import { deliveryTypeFromWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import {
  NEWEST_FIRST,
  type OrdersOrder,
  orderNumberOf,
  type ShopOrdersFilter,
} from '../../domain/shop-order-list.ts';
import { spanFromWire } from '../days.wire.ts';
import { orderStatusFromWire } from '../order/order-status.wire.ts';
import type { exportShopOrdersSchema, listShopOrdersSchema } from './panel-orders.schema.ts';

type FilterQuery = Input<typeof exportShopOrdersSchema>['query'];
type ListQuery = Input<typeof listShopOrdersSchema>['query'];

export interface ShopOrdersWish extends ShopOrdersFilter {
  /** Part of the client's name, document or e-mail. */
  readonly client?: string;
  /** Only this client's. */
  readonly clientId?: ClientId;
}

/** What is searched for is an order's number or its client. */
export function shopOrdersWishFromWire(
  { status, busca = '', numero, idcliente, formaPagamento, tipoEntrega, representante, ...days }: FilterQuery,
  zone: TimeZone,
): Result<ShopOrdersWish, { readonly code: 'no-such-day' }> {
  const span = spanFromWire(days, zone);
  if (!span.ok) return span;
  const words = busca.trim();
  const typed = orderNumberOf(words);
  return accept({
    ...defined({
      status: status === undefined ? undefined : orderStatusFromWire(status),
      number: numero ?? typed,
      clientId: idcliente,
      client: typed === undefined && words !== '' ? words : undefined,
      paymentMethodId: formaPagamento,
      deliveryType: tipoEntrega === undefined ? undefined : deliveryTypeFromWire(tipoEntrega),
      representativeId: representante,
    }),
    ...span.value,
  });
}

/** The moment between what a page shows and what is new for it. */
export function spanOfNewOrdersFromWire({
  apos,
  ateInstante,
}: ListQuery): Result<Pick<ShopOrdersFilter, 'after' | 'upTo'>, { readonly code: 'no-such-moment' }> {
  const after = apos === undefined ? undefined : momentOf(apos);
  const upTo = ateInstante === undefined ? undefined : momentOf(ateInstante);
  if (Number.isNaN(after) || Number.isNaN(upTo)) return refuse({ code: 'no-such-moment' });
  return accept(defined({ after, upTo }));
}

/** NaN unless it is a moment with an offset in years that the database knows. */
function momentOf(text: string): Instant {
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  return isMoment ? Date.parse(text) : Number.NaN;
}

export const orderFromWire = ({ ordenar, sentido }: ListQuery): OrdersOrder => ({
  by: ordenar === 'total' ? 'total' : NEWEST_FIRST.by,
  direction: sentido ?? NEWEST_FIRST.direction,
});
