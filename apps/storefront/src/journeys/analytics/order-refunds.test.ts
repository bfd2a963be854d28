import { expect, test } from 'vitest';
import type { ShopEvent } from '#features/analytics/domain/shop-event.ts';
import type { OrderStatus } from '#features/orders/domain/order-status.ts';
import { orderRefunds } from './order-refunds.ts';

function refundsOf(...statuses: OrderStatus[]): ShopEvent[] {
  const reported: ShopEvent[] = [];
  const listen = orderRefunds((event) => reported.push(event));
  statuses.forEach((status, at) => {
    const events = statuses.slice(0, at + 1).map((each) => ({ status: each }));
    const data = { number: 7, status, total: 100, deliveryFee: 10, lines: [], events };
    listen({ query: { queryKey: ['order', 's', 'c', 7], state: { data } } } as never);
  });
  return reported;
}

test('an order that is cancelled while it is shown is refunded, once', () => {
  expect(refundsOf('received', 'received', 'cancelled', 'cancelled')).toEqual([
    { name: 'refund', items: [], order: { number: 7, total: 100, shipping: 10 } },
  ]);
});

test.each<OrderStatus[]>([
  ['cancelled', 'cancelled'],
  ['received', 'picking'],
  ['quote-requested', 'cancelled'],
])('%s, then %s is no refund', (...statuses) => expect(refundsOf(...statuses)).toEqual([]));
