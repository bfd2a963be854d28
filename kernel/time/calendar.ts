/**
 * Calendar days as text ('YYYY-MM-DD') and as day numbers for arithmetic; no clocks, no time zones. Malformed text yields some
 * day instead of an error: validate at the edge with `isDay`.
 */

/** Days since 1 January 1970. */
export function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Years start in March here, so that the leap day is the last day of the year.
  const years = month > 2 ? year : year - 1;
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return years * 365 + leapDays(years) + inYear - BEFORE_1970;
}

/** Inverse of `dayNumber`. */
export function dayOfNumber(number: number): string {
  const fromMarch = number + BEFORE_1970;
  let years = Math.floor(fromMarch / 365.2425) + 1;
  while (years * 365 + leapDays(years) > fromMarch) years -= 1;
  const inYear = fromMarch - years * 365 - leapDays(years);
  const month = Math.floor((5 * inYear + 2) / 153);
  const date = inYear - Math.floor((153 * month + 2) / 5) + 1;
  const year = month < 10 ? years : years + 1;
  return [padded(year, 4), padded(((month + 2) % 12) + 1, 2), padded(date, 2)].join('-');
}

/** Negative `days` go back. */
export const addDays = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days);

/** The same date `months` later (or earlier, if negative); the last of the month where that month is too short. */
export function addMonths(day: string, months: number): string {
  const [, , date = 1] = day.split('-').map(Number);
  const count = monthNumber(day) + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  return [padded(year, 4), padded(month, 2), padded(Math.min(date, daysIn(year, month)), 2)].join('-');
}

/** Months since January of year 0. */
export function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

/** 1 from one day to the next; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** 0 = Sunday. */
export const weekdayOf = (day: string): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** How many days the month has; 0 for a month that does not exist. */
export const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (MONTHS[month - 1] ?? 0);

/** Whether the text is an existing day in 'YYYY-MM-DD'. There is no year 0. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && dayOfNumber(dayNumber(text)) === text;

/** '05/12/2026' for '2026-12-05'. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** Days from 1 March of year 0 to 1 January 1970. */
const BEFORE_1970 = 719_468;

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const leapDays = (years: number): number =>
  Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);

const padded = (value: number, places: number): string => String(value).padStart(places, '0');
