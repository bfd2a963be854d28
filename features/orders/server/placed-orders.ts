/** How many orders were placed and for how much, since this process began. By kind alone: no shop, no client. */
import { Counter } from '#platform/metrics/metric.ts';
import { isQuote, type OrderStatus } from '../domain/order-status.ts';

export const placedOrders = new Counter(
  'vitrine_orders_total',
  'Orders that were committed: submitted, renewed, or accepted from a quote; and quotes that were requested.',
  [{ kind: 'order' }, { kind: 'quote' }],
);

export const orderedCentavos = new Counter(
  'vitrine_ordered_centavos_total',
  'Totals of those orders, in centavos of a real. Not what was paid, and not of quotes.',
  [{ kind: 'order' }],
);

/** Call it once the order is committed. */
export function countPlacedOrder({
  status,
  total,
}: {
  readonly status: OrderStatus;
  /** Centavos. */
  readonly total: number;
}): void {
  if (isQuote(status)) {
    placedOrders.add({ kind: 'quote' });
    return;
  }
  placedOrders.add({ kind: 'order' });
  orderedCentavos.add({ kind: 'order' }, total);
}
