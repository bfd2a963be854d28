import type { Instant } from '#kernel/scope.ts';
import { addDays } from '#kernel/time/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import { nextDay, sumUpVisits } from './visit-days.store.ts';

const MAX_DAYS = 500;

/**
 * Sums up the days that are over, oldest first. Yesterday in UTC may still go on in a shop's time zone, or wait in a process's
 * memory. Returns how many.
 */
export async function sumUpVisitDays(db: Db, now: Instant): Promise<number> {
  const before = addDays(new Date(now).toISOString().slice(0, 10), -1);
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const day = await nextDay(db, before);
    if (day === undefined) return days;
    await sumUpVisits(db, day);
  }
  return MAX_DAYS;
}
