import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { type Holiday, isDay } from '../domain/holiday.ts';
import { saveHoliday } from './panel/panel-slots.store.ts';

/** Marks a day without windows, or renames it. */
export async function createHoliday(db: Db, supplierId: SupplierId, holiday: Holiday): Promise<void> {
  if (!isDay(holiday.date)) throw new RangeError(`no day: ${holiday.date}`);
  await saveHoliday(db, supplierId, holiday);
}
