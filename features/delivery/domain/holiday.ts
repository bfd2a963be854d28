import { daysIn } from '#kernel/calendar.ts';

/** A day without delivery and pickup. */
export interface Holiday {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly name: string;
}

/** Several years' worth; past ones can be removed. */
export const MAX_HOLIDAYS = 400;

/** Whether the date exists. */
export function isDay(date: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
