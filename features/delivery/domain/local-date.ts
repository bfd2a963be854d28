/** Dates of the shop's local calendar as 'YYYY-MM-DD', without times and time zones. */

export interface LocalClock {
  readonly date: string;
  /** Minutes from midnight. */
  readonly minutes: number;
}

type Parts = readonly [year: number, month: number, day: number];

/** 0 = Sunday. */
export function weekdayOf(date: string): number {
  return (daysSinceEpoch(parse(date)) + THURSDAY) % 7;
}

export function nextDay(date: string): string {
  const [year, month, day] = parse(date);
  if (day < daysIn(year, month)) return format([year, month, day + 1]);
  return month < 12 ? format([year, month + 1, 1]) : format([year + 1, 1, 1]);
}

/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
export const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (MONTHS[month - 1] ?? 0);

function daysSinceEpoch([year, month, day]: Parts): number {
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) - 477;
  let days = (year - 1970) * 365 + leapDays + day - 1;
  for (let earlier = 1; earlier < month; earlier += 1) days += daysIn(year, earlier);
  return days;
}

function parse(date: string): Parts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

const format = ([year, month, day]: Parts): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
