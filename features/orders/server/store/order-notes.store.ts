import { and, asc, eq } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderNote } from '../../domain/shop-order.ts';
import { orderNotes } from './order-records.tables.ts';

/** Oldest first. */
export async function notesOf(db: Db, supplierId: SupplierId, number: OrderNumber): Promise<OrderNote[]> {
  const rows = await db
    .select({ id: orderNotes.id, text: orderNotes.text, name: orderNotes.byName, at: orderNotes.at })
    .from(orderNotes)
    .where(and(eq(orderNotes.supplierId, supplierId), eq(orderNotes.orderNumber, number)))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
  return rows.map(({ at, ...note }) => ({ ...note, at: at.getTime() }));
}

export const insertNote = async (db: Db, row: typeof orderNotes.$inferInsert): Promise<void> =>
  void (await db.insert(orderNotes).values(row));
