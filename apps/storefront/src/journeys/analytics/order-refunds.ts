import type { QueryCacheNotifyEvent } from '@tanstack/react-query';
import type { ShopEvent } from '#features/analytics/domain/shop-event.ts';
import { type OrderStatus, stayedQuote } from '#features/orders/domain/order-status.ts';
import type { ShownOrder } from '#features/orders/storefront/order/order-query.ts';
import { itemOfOrder } from './event-items.ts';
import { eventOrder } from './page-events.ts';

/** Returns a listener for the query cache that reports an order which is cancelled while its page is open. */
export function orderRefunds(report: (event: ShopEvent) => void): (event: QueryCacheNotifyEvent) => void {
  const known = new Map<number, OrderStatus>();
  return ({ query: { queryKey, state } }) => {
    if (queryKey[0] !== 'order' || state.data === undefined) return;
    const order = state.data as ShownOrder;
    const before = known.get(order.number);
    known.set(order.number, order.status);
    if (before === undefined || before === 'cancelled' || order.status !== 'cancelled') return;
    if (stayedQuote(order.events.map(({ status }) => status))) return;
    report({ name: 'refund', items: order.lines.map(itemOfOrder), order: eventOrder(order) });
  };
}
