import { daysIn, nextDay } from '#features/delivery/domain/local-date.ts';
import type { Interval } from './subscription-type.ts';

/** The day one interval after another, both 'YYYY-MM-DD'; where a month has no such day, its last. */
export function nextDate(from: string, { unit, count }: Interval): string {
  if (unit === 'month') return monthsAfter(from, count);
  let date = from;
  for (let left = unit === 'week' ? count * 7 : count; left > 0; left -= 1) date = nextDay(date);
  return date;
}

function monthsAfter(from: string, count: number): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const months = year * 12 + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return [
    String(toYear).padStart(4, '0'),
    twoDigits(toMonth),
    twoDigits(Math.min(day, daysIn(toYear, toMonth))),
  ].join('-');
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
