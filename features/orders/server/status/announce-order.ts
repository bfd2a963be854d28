import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { notifyChange } from '../live/notify-change.ts';
import { shopOrder } from '../store/panel-orders.store.ts';

/** Notifies open pages, once the caller's transaction commits, that something belonging to the order has changed. */
export async function announceOrder({ db, supplier }: Context, number: OrderNumber): Promise<void> {
  const order = await shopOrder(db, supplier.id, number);
  if (order === undefined) return;
  const { clientId, userId } = order;
  await notifyChange(db, { supplierId: supplier.id, clientId, userId, number });
}
