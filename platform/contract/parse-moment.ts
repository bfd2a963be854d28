import { isDay } from '#kernel/calendar.ts';

/**
 * The instant in epoch milliseconds, or NaN; NaN also if the time zone moves it beyond four-digit years, which PostgreSQL
 * rejects.
 */
export function parseMoment(text: string): number {
  const instant = Date.parse(text);
  return !Number.isNaN(instant) && isDay(new Date(instant).toISOString().slice(0, 10)) ? instant : Number.NaN;
}
