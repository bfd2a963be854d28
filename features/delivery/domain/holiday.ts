import { daysIn } from './local-date.ts';

/** A day on which a shop neither delivers nor hands out. */
export interface Holiday {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly name: string;
}

/** Years of them; those that are over can be taken away. */
export const MOST_HOLIDAYS = 400;

/** Whether the calendar has the day. */
export function isDay(date: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
