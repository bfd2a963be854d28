import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { notifyOpenPages } from '../status/queue-order-messages.ts';
import { shopOrder } from '../store/panel-orders.store.ts';

/** Notifies open pages, once the caller's transaction commits, that something belonging to the order has changed. */
export async function notifyOrderChange(context: Context, number: OrderNumber): Promise<void> {
  const order = await shopOrder(context.db, context.supplier.id, number);
  if (order !== undefined) await notifyOpenPages(context, order, number);
}
