import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { shopOrder } from '../store/panel-orders.store.ts';
import { notifyChange } from './notify-change.ts';

/** Notifies open pages, once the caller's transaction commits, that something belonging to the order has changed. */
export async function notifyOrderChange({ db, supplier }: Context, number: OrderNumber): Promise<void> {
  const order = await shopOrder(db, supplier.id, number);
  if (order === undefined) return;
  const { clientId, userId } = order;
  await notifyChange(db, { supplierId: supplier.id, clientId, userId, number });
}
