/** How long something stays. Months and years are those of the calendar, as laws count them. */
import type { Instant } from '#kernel/scope.ts';
import { addMonths, dayNumber, dayOfNumber } from '#kernel/time/calendar.ts';

export type PeriodUnit = 'hour' | 'day' | 'month' | 'year';
export interface Period {
  readonly count: number;
  readonly unit: PeriodUnit;
}

const of = (unit: PeriodUnit) => (count: number) => ({ count, unit });
export const hours = of('hour');
export const days = of('day');
export const months = of('month');
export const years = of('year');

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** What happened before it is older than the period. By the days of UTC. */
export function startOfPeriod({ count, unit }: Period, now: Instant): Instant {
  if (unit === 'hour') return now - count * HOUR;
  const today = Math.floor(now / DAY);
  const timeOfDay = now - today * DAY;
  const day =
    unit === 'day'
      ? today - count
      : dayNumber(addMonths(dayOfNumber(today), unit === 'month' ? -count : -12 * count));
  return day * DAY + timeOfDay;
}
