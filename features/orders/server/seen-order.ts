/** What later features ask before they tell something of an order: whether whoever asks sees it. */
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { orderOfClient } from './orders.store.ts';
import { ordersSeenBy } from './orders-seen.ts';
import { shopOrder } from './panel-orders.store.ts';

/** Whether the customer sees this order: foreign and absent ones are the same. */
export const seesOrder = async (
  context: Context & { readonly actor: Customer },
  number: OrderNumber,
): Promise<boolean> => (await orderOfClient(context.db, ordersSeenBy(context), number)) !== undefined;

/** An order of the shop as its own people need it; undefined for an absent one and for another shop's alike. */
export async function orderAtShop(
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<{ readonly clientId: ClientId; readonly total: Money } | undefined> {
  const row = await shopOrder(db, supplier.id, number);
  return row && { clientId: row.clientId, total: centavos(row.total) };
}
