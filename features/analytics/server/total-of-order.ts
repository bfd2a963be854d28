import { isQuote } from '#features/orders/domain/order-status.ts';
import { seenOrder } from '#features/orders/server/read/order-visibility.ts';
import { centavos } from '#kernel/money.ts';
import type { TotalOfOrder } from './record-event.ts';

/** A quote is no purchase yet; only a cancelled order is refunded. */
export const totalOfOrder: TotalOfOrder = async (context, number, event) => {
  const order = await seenOrder(context, number);
  if (order === undefined || isQuote(order.status)) return undefined;
  return event === 'refund' && order.status !== 'cancelled' ? undefined : centavos(order.total);
};
