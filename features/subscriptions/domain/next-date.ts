/** The dates of a subscription: its anchor, and every interval after it. Dates are 'YYYY-MM-DD', by the supplier's calendar. */
import { addDays, addMonths, dayNumber, monthNumber } from '#kernel/time/calendar.ts';
import type { Interval } from './subscription-type.ts';

export interface OrderSchedule {
  /** The date that intervals are counted from: a schedule from the 31st returns to the 31st after each shorter month. */
  readonly anchor: string;
  readonly interval: Interval;
}

/** The schedule's first date after another date; the last of the month where a month is too short. */
export function dateAfter({ anchor, interval: { unit, count } }: OrderSchedule, after: string): string {
  if (unit === 'month') return monthAfter(anchor, count, after);
  const step = unit === 'week' ? count * 7 : count;
  const passed = dayNumber(after) - dayNumber(anchor);
  const steps = passed < 0 ? 0 : Math.floor(passed / step) + 1;
  return addDays(anchor, steps * step);
}

/** The schedule's first date after both dates. */
export const dateAfterBoth = (schedule: OrderSchedule, one: string, other: string): string =>
  dateAfter(schedule, [one, other].sort()[1] ?? other);

/** The date one interval later. */
export const nextDate = (from: string, interval: Interval): string =>
  dateAfter({ anchor: from, interval }, from);

function monthAfter(anchor: string, count: number, after: string): string {
  const between = Math.max(0, monthNumber(after) - monthNumber(anchor));
  // The date in the month of `after`, or else the following one.
  const steps = Math.floor(between / count);
  const there = addMonths(anchor, steps * count);
  return there > after ? there : addMonths(anchor, (steps + 1) * count);
}
