import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { charges } from './payments.tables.ts';

export type ChargeRow = typeof charges.$inferSelect;

export async function insertCharge(db: Db, row: ChargeRow): Promise<void> {
  await db.insert(charges).values(row);
}

/** In the order they were opened: ids are UUIDv7. */
export const chargesOfOrders = (
  db: Db,
  supplierId: SupplierId,
  orderNumbers: readonly OrderNumber[],
): Promise<ChargeRow[]> =>
  db
    .select()
    .from(charges)
    .where(and(eq(charges.supplierId, supplierId), inArray(charges.orderNumber, [...orderNumbers])))
    .orderBy(asc(charges.createdAt), asc(charges.id));

/** What is paid stays paid: giving money back is another movement. */
export async function cancelPending(db: Db, supplierId: SupplierId, orderNumber: OrderNumber): Promise<void> {
  await db
    .update(charges)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(charges.supplierId, supplierId),
        eq(charges.orderNumber, orderNumber),
        eq(charges.status, 'pending'),
      ),
    );
}
