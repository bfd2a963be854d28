/**
 * Instants on the clocks of a time zone, by the runtime's zone data, also where clocks are changed twice a year. Nothing here
 * knows a zone of its own: callers pass the supplier's (`timeZoneOf` in `features/suppliers/domain/time-zone.ts`), so that neither
 * the server's nor the browser's zone matters.
 */

import type { Instant } from '../scope.ts';
import { dayNumber, dayOfNumber, formatDay } from './calendar.ts';

/** An IANA name, such as 'America/Manaus'. */
export type TimeZone = string;

/** What a calendar and a clock on the wall show. */
export interface LocalClock {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** Since 00:00, as clocks show it: 0 to 1439. */
  readonly minutes: number;
}

export function clockAt(instant: Instant, zone: TimeZone): LocalClock {
  const local = localMillis(instant, zone);
  const days = Math.floor(local / DAY);
  return { date: dayOfNumber(days), minutes: Math.floor((local - days * DAY) / MINUTE) };
}

/** 'YYYY-MM-DD'. */
export const dayAt = (instant: Instant, zone: TimeZone): string => clockAt(instant, zone).date;

/**
 * When clocks show this time. Of a time that comes twice it is the first; one that is skipped counts from the clock's time before
 * the change, so that 2:30 is 3:30 where 2:00 became 3:00.
 */
export function instantAt({ date, minutes }: LocalClock, zone: TimeZone): Instant {
  const local = dayNumber(date) * DAY + minutes * MINUTE;
  // No zone is further than a day from UTC, or changes twice within two days.
  const before = offsetAt(local - DAY, zone);
  const after = offsetAt(local + DAY, zone);
  const fits = [local - before, local - after].filter((instant) => localMillis(instant, zone) === local);
  return fits.length === 0 ? local - before : Math.min(...fits);
}

/** The first instant of a day: 00:00, or 01:00 where clocks are set forward at midnight. */
/** Of 'YYYY-MM-DDTHH:mm' on a wall clock, as a form holds it. */
export function instantOfWallClock(text: string, zone: TimeZone): Instant {
  const [date = '', time = ''] = text.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt({ date, minutes: hours * 60 + minutes }, zone);
}

export const startOfDay = (date: string, zone: TimeZone): Instant => instantAt({ date, minutes: 0 }, zone);

/** The time that clocks show, as milliseconds since they showed 1 January 1970. */
export const localMillis = (instant: Instant, zone: TimeZone): number => instant + offsetAt(instant, zone);

/** '21/11/2026' */
export const formatDate = (instant: Instant, zone: TimeZone): string => formatDay(dayAt(instant, zone));

/** '14:32' */
export function formatTime(instant: Instant, zone: TimeZone): string {
  const { minutes } = clockAt(instant, zone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** '21/11/2026 às 14:32' */
export const formatDateTime = (instant: Instant, zone: TimeZone): string =>
  `${formatDate(instant, zone)} às ${formatTime(instant, zone)}`;

/** '21 de novembro de 2026' */
export const formatLongDate = (instant: Instant, zone: TimeZone): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: zone }).format(instant);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface ZoneClock {
  readonly format: Intl.DateTimeFormat;
  /** The latest minute asked for, and the offset in it: most requests ask for the current one. */
  minute?: number;
  offset: number;
}

const clocks = new Map<TimeZone, ZoneClock>();

/** How far clocks are ahead of UTC, in milliseconds. Before 1970, where zone data are incomplete, that of 1 January 1970. */
function offsetAt(instant: Instant, zone: TimeZone): number {
  const clock = clocks.get(zone) ?? newClock(zone);
  const minute = Math.max(0, Math.floor(instant / MINUTE));
  if (clock.minute !== minute) {
    const [year, month, day, hour = 0, minutes = 0] = clock.format.format(minute * MINUTE).split(/[- :]/);
    const local = dayNumber(`${year}-${month}-${day}`) * DAY + (Number(hour) * 60 + Number(minutes)) * MINUTE;
    clock.offset = local - minute * MINUTE;
    clock.minute = minute;
  }
  return clock.offset;
}

/** Swedish dates are written '2026-11-21 14:32'. */
function newClock(zone: TimeZone): ZoneClock {
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
  });
  const clock = { format, offset: 0 };
  clocks.set(zone, clock);
  return clock;
}
