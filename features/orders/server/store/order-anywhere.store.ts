import { and, eq, sql } from 'drizzle-orm';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { orders } from './orders.tables.ts';

/** An order at whichever supplier: numbers are unique in the platform. For the platform's people. */
export async function orderAnywhere(db: Db, number: OrderNumber) {
  const [found] = await db
    .select({
      supplierId: orders.supplierId,
      number: orders.number,
      clientId: orders.clientId,
      status: orders.status,
      /** Centavos. */
      total: orders.total,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(sql`${orders.supplierId} in (select id from suppliers)`, eq(orders.number, number)));
  return found;
}
