/** Weekly windows and holidays for the panel. */
import { and, asc, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { type Holiday, MAX_HOLIDAYS } from '../../domain/holiday.ts';
import { deliveryHolidays, deliverySlots } from '../delivery.tables.ts';
import { slotOfRow, type TypedSlot } from '../delivery-slot.store.ts';

export async function allSlots(db: Db, supplierId: SupplierId): Promise<TypedSlot[]> {
  const rows = await db
    .select()
    .from(deliverySlots)
    .where(eq(deliverySlots.supplierId, supplierId))
    .orderBy(asc(deliverySlots.weekday), asc(deliverySlots.startsAt), asc(deliverySlots.id));
  return rows.map(({ supplierId: _, ...row }) => slotOfRow(row));
}

/** Inserts or updates by id. Existing orders keep what was agreed. */
export async function saveSlot(db: Db, supplierId: SupplierId, { id, ...slot }: TypedSlot): Promise<void> {
  const said = { ...slot, capacity: slot.capacity ?? null };
  await db
    .insert(deliverySlots)
    .values({ supplierId, id, ...said })
    .onConflictDoUpdate({ target: [deliverySlots.supplierId, deliverySlots.id], set: said });
}

/** Deletes the window with its rows in `slot_days`. */
export const removeSlot = (db: Db, supplierId: SupplierId, id: string): Promise<unknown> =>
  db.delete(deliverySlots).where(and(eq(deliverySlots.supplierId, supplierId), eq(deliverySlots.id, id)));

/** Sorted by date. */
export const allHolidays = (db: Db, supplierId: SupplierId): Promise<Holiday[]> =>
  db
    .select({ date: deliveryHolidays.date, name: deliveryHolidays.name })
    .from(deliveryHolidays)
    .where(eq(deliveryHolidays.supplierId, supplierId))
    .orderBy(asc(deliveryHolidays.date))
    .limit(MAX_HOLIDAYS);

export async function saveHoliday(db: Db, supplierId: SupplierId, { date, name }: Holiday): Promise<void> {
  await db
    .insert(deliveryHolidays)
    .values({ supplierId, date, name })
    .onConflictDoUpdate({ target: [deliveryHolidays.supplierId, deliveryHolidays.date], set: { name } });
}

export const removeHoliday = (db: Db, supplierId: SupplierId, date: string): Promise<unknown> =>
  db
    .delete(deliveryHolidays)
    .where(and(eq(deliveryHolidays.supplierId, supplierId), eq(deliveryHolidays.date, date)));
