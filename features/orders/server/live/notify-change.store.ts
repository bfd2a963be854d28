import { sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';

export const ORDERS_CHANNEL = 'vitrine_orders';

/** Whose order has changed. What it has become is read by whoever may. */
export interface ChangedOrder {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
  /** Who issued it: a linked user hears of their own alone. */
  readonly userId: UserId;
  readonly number: OrderNumber;
}

/** Tells every process, once the transaction is through. */
export async function notifyChange(
  db: Db,
  { supplierId, clientId, userId, number }: ChangedOrder,
): Promise<void> {
  const told = JSON.stringify({ supplierId, clientId, userId, number });
  await db.execute(sql`select pg_notify(${ORDERS_CHANNEL}, ${told})`);
}
