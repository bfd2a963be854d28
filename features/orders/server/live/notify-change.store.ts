import { sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';

export const ORDERS_CHANNEL = 'vitrine_orders';

/** Which order has changed. Its new state is not sent: each listener fetches it with their own rights. */
export interface ChangedOrder {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
  /** Who issued it: a linked user is notified of their own orders only. */
  readonly userId: UserId;
  readonly number: OrderNumber;
}

/** Notifies all processes once the transaction commits. */
export async function notifyChange(
  db: Db,
  { supplierId, clientId, userId, number }: ChangedOrder,
): Promise<void> {
  const told = JSON.stringify({ supplierId, clientId, userId, number });
  await db.execute(sql`select pg_notify(${ORDERS_CHANNEL}, ${told})`);
}
