import { isDay } from '#kernel/calendar.ts';

/** The instant, or NaN: also for one that its zone puts beyond the years of four digits, which no database takes. */
export function parseMoment(text: string): number {
  const instant = Date.parse(text);
  return !Number.isNaN(instant) && isDay(new Date(instant).toISOString().slice(0, 10)) ? instant : Number.NaN;
}
