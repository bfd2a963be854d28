import { isDay } from '#kernel/time/calendar.ts';

/**
 * The instant in epoch milliseconds, or NaN; NaN also if the time zone moves it beyond four-digit years, which PostgreSQL
 * rejects.
 */
export function parseMoment(text: string): number {
  const instant = Date.parse(text);
  return !Number.isNaN(instant) && isDay(new Date(instant).toISOString().slice(0, 10)) ? instant : Number.NaN;
}

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Requires ISO 8601 with an offset, so that the time zone is never guessed; NaN for anything else. */
export const parseZonedMoment = (text: string): number => (ZONED.test(text) ? parseMoment(text) : Number.NaN);
