import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { charges } from './payments.tables.ts';

export type ChargeRow = typeof charges.$inferSelect;

const { placeholder } = sql;

const insertion = prepared((db) =>
  db
    .insert(charges)
    .values({
      supplierId: placeholder('supplierId'),
      id: placeholder('id'),
      orderNumber: placeholder('orderNumber'),
      methodId: placeholder('methodId'),
      kind: placeholder('kind'),
      amount: placeholder('amount'),
      status: placeholder('status'),
      pixCode: placeholder('pixCode'),
      pixTxid: placeholder('pixTxid'),
      // As SQL, because the column would take an empty one for a time.
      expiresAt: sql`${placeholder('expiresAt')}::timestamptz`,
      createdAt: placeholder('createdAt'),
    })
    .prepare('charges_insert'),
);

export async function insertCharge(db: Db, row: ChargeRow): Promise<void> {
  await insertion(db).execute({ ...row });
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
