import { accept, type Result, refuse } from '#kernel/result.ts';

/** Days as '2026-11-20', both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const MAX_DAYS = 366;

/** Validates a period: existing days in order, at most 366 days. */
export function periodOf(
  from: string,
  to: string,
): Result<Period, { readonly code: 'no-such-day' | 'period-too-long' }> {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === undefined || last === undefined || first > last) return refuse({ code: 'no-such-day' });
  return last - first >= MAX_DAYS ? refuse({ code: 'period-too-long' }) : accept({ from, to });
}

/** Day number in the proleptic Gregorian calendar; undefined for '2026-02-30' and for years outside 2000–2999. */
function dayNumber(day: string): number | undefined {
  const [, year = 0, month = 0, date = 0] = /^(2\d{3})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  const lengths = monthLengths(year);
  if (date < 1 || date > (lengths[month - 1] ?? 0)) return undefined;
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return past * 365 + leapDays + lengths.slice(0, month - 1).reduce((sum, length) => sum + length, date);
}

function monthLengths(year: number): readonly number[] {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
}
