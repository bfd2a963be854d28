import type { SupplierId } from '#kernel/ids.ts';
import { isDay } from '#kernel/time/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Holiday } from '../domain/holiday.ts';
import { putSlot, type TypedSlot } from './delivery-slot.store.ts';
import { saveHoliday } from './panel/panel-slots.store.ts';

/** Creates a weekly window; an existing one is not changed. */
export const createDeliverySlot = (
  db: Db,
  supplierId: SupplierId,
  slot: Omit<TypedSlot, 'id'>,
): Promise<void> => putSlot(db, { ...slot, supplierId, id: newId() });

/** Marks a day without windows, or renames it. */
export async function createHoliday(db: Db, supplierId: SupplierId, holiday: Holiday): Promise<void> {
  if (!isDay(holiday.date)) throw new RangeError(`no day: ${holiday.date}`);
  await saveHoliday(db, supplierId, holiday);
}
