/** How often an export is made, on the clocks of the shop. */
import type { Instant } from '#kernel/scope.ts';
import { addDays, daysIn, weekdayOf } from '#kernel/time/calendar.ts';
import { dayAt, instantAt, type TimeZone } from '#kernel/time/time-zone.ts';

export const RHYTHMS = ['daily', 'weekly', 'monthly'] as const;

export type ExportRhythm = {
  /** Time of day in minutes since midnight, 0 to 1439. */
  readonly minutes: number;
} & (
  | { readonly every: 'daily' }
  /** 0 is Sunday. */
  | { readonly every: 'weekly'; readonly weekday: number }
  /** 1 to 31; where the month is shorter, its last day. */
  | { readonly every: 'monthly'; readonly day: number }
);

/** More than the days between two runs. */
const MAX_DAYS = 63;

/** The first run after this instant. */
export function nextRun(rhythm: ExportRhythm, after: Instant, zone: TimeZone): Instant {
  const today = dayAt(after, zone);
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const date = addDays(today, days);
    if (!isDayOf(rhythm, date)) continue;
    const at = instantAt({ date, minutes: rhythm.minutes }, zone);
    if (at > after) return at;
  }
  throw new Error('a rhythm has a run in every month');
}

/**
 * The run that is due, where the first one that has not been made was at `first`: the last that has passed. Those before it are
 * left out, so that after a pause of the server one file is made, and not many.
 */
export function dueRun(rhythm: ExportRhythm, first: Instant, now: Instant, zone: TimeZone): Instant {
  let due = first;
  for (let next = nextRun(rhythm, due, zone); next <= now; next = nextRun(rhythm, due, zone)) due = next;
  return due;
}

function isDayOf(rhythm: ExportRhythm, date: string): boolean {
  if (rhythm.every === 'daily') return true;
  if (rhythm.every === 'weekly') return weekdayOf(date) === rhythm.weekday;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return day === Math.min(rhythm.day, daysIn(year, month));
}
