/** A mandate's periods: it is charged at most once in each of them. */
import { addDays, addMonths, dayNumber, monthNumber } from '#kernel/time/calendar.ts';
import type { MandateTerms, Periodicity } from './mandate.ts';

const MONTHS: Readonly<Record<Exclude<Periodicity, 'weekly'>, number>> = {
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
};

export interface Period {
  readonly from: string;
  /** The last day. */
  readonly to: string;
}

type Periodic = Pick<MandateTerms, 'periodicity' | 'startsOn'>;

/** The period in which the day is; undefined before the mandate's start. */
export function periodAt({ periodicity, startsOn }: Periodic, day: string): Period | undefined {
  if (day < startsOn) return undefined;
  if (periodicity === 'weekly') {
    const from = addDays(startsOn, Math.floor((dayNumber(day) - dayNumber(startsOn)) / 7) * 7);
    return { from, to: addDays(from, 6) };
  }
  const months = MONTHS[periodicity];
  const passed = Math.floor((monthNumber(day) - monthNumber(startsOn)) / months);
  // In its first month a period may not have begun yet.
  const count = addMonths(startsOn, passed * months) > day ? passed - 1 : passed;
  const start = (index: number): string => addMonths(startsOn, index * months);
  return { from: start(count), to: addDays(start(count + 1), -1) };
}
