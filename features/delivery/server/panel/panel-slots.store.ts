/** Weekly windows and holidays for the panel. */
import { and, asc, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { type Holiday, MAX_HOLIDAYS } from '../../domain/holiday.ts';
import { deliveryHolidays, deliverySlots } from '../delivery.tables.ts';
import { slotOfRow, type TypedSlot, type VersionedSlot } from '../delivery-slot.store.ts';

export async function allSlots(db: Db, supplierId: SupplierId): Promise<VersionedSlot[]> {
  const rows = await db
    .select()
    .from(deliverySlots)
    .where(eq(deliverySlots.supplierId, supplierId))
    .orderBy(asc(deliverySlots.weekday), asc(deliverySlots.startsAt), asc(deliverySlots.id));
  return rows.map(({ supplierId: _, version, ...row }) => ({ ...slotOfRow(row), version }));
}

/** Inserts or updates by id. Existing orders keep what was agreed. Returns it with its new version. */
export async function saveSlot(
  db: Db,
  supplierId: SupplierId,
  { id, ...slot }: TypedSlot,
): Promise<VersionedSlot> {
  const said = { ...slot, capacity: slot.capacity ?? null };
  const [saved] = await db
    .insert(deliverySlots)
    .values({ supplierId, id, ...said })
    .onConflictDoUpdate({
      target: [deliverySlots.supplierId, deliverySlots.id],
      set: { ...said, version: nextVersion(deliverySlots) },
    })
    .returning({ version: deliverySlots.version });
  if (saved === undefined) throw new Error(`the window ${id} was not saved`);
  return { ...slot, id, version: saved.version };
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
