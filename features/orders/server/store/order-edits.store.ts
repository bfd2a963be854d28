import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { EditOutcome, KnownEdit } from '../../domain/edits/order-edit.ts';
import { orderEdits } from './order-changes.tables.ts';

const ofOrder = (supplierId: SupplierId, number: OrderNumber) =>
  and(eq(orderEdits.supplierId, supplierId), eq(orderEdits.orderNumber, number));

/** Oldest first. */
export async function editsOf(db: Db, supplierId: SupplierId, number: OrderNumber): Promise<KnownEdit[]> {
  const rows = await db
    .select()
    .from(orderEdits)
    .where(ofOrder(supplierId, number))
    .orderBy(asc(orderEdits.version));
  return rows.map(({ version, message, lines, totalBefore, total, byName, at, outcome, closedAt }) => ({
    version,
    message,
    lines,
    totalBefore: centavos(totalBefore),
    total: centavos(total),
    name: byName,
    proposedAt: at.getTime(),
    ...(outcome === null || closedAt === null ? {} : { outcome, closedAt: closedAt.getTime() }),
  }));
}

export const insertEdit = async (db: Db, row: typeof orderEdits.$inferInsert): Promise<void> =>
  void (await db.insert(orderEdits).values(row));

/** Closes the open one, if there is one. */
export async function closeEdit(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  outcome: EditOutcome,
  now: Instant,
): Promise<void> {
  await db
    .update(orderEdits)
    .set({ outcome, closedAt: new Date(now) })
    .where(and(ofOrder(supplierId, number), isNull(orderEdits.outcome)));
}
