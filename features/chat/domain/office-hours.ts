import { weekdayWord } from '#kernel/time/weekdays.ts';
/** When a shop's people answer, and how that is said. */

import type { Instant } from '#kernel/scope.ts';
import { addDays, weekdayOf } from '#kernel/time/calendar.ts';
import { clockAt, instantAt, type TimeZone } from '#kernel/time/time-zone.ts';

/** A time of a weekday in which the shop answers. */
export interface OfficeHours {
  /** 0 = Sunday. */
  readonly weekday: number;
  /** Minutes since midnight; `until` may be 1440, the end of the day. */
  readonly from: number;
  readonly until: number;
}

export interface ChatSettings {
  readonly enabled: boolean;
  /** Empty: no hours are stated, and the shop counts as present. */
  readonly hours: readonly OfficeHours[];
  /** How fast the shop answers, in its own words; empty: not stated. */
  readonly answerTime: string;
}

export const DEFAULT_SETTINGS: ChatSettings = { enabled: true, hours: [], answerTime: '' };

export const MAX_HOURS = 28;

export type HoursProblem = 'hours-backwards' | 'hours-overlap';

export function hoursProblem(hours: readonly OfficeHours[]): HoursProblem | undefined {
  if (hours.some(({ from, until }) => until <= from)) return 'hours-backwards';
  const overlaps = sorted(hours).some((one, at, all) => {
    const next = all[at + 1];
    return next !== undefined && next.weekday === one.weekday && next.from < one.until;
  });
  return overlaps ? 'hours-overlap' : undefined;
}

export function isOfficeOpen(hours: readonly OfficeHours[], now: Instant, zone: TimeZone): boolean {
  if (hours.length === 0) return true;
  const { date, minutes } = clockAt(now, zone);
  const today = weekdayOf(date);
  return hours.some(({ weekday, from, until }) => weekday === today && from <= minutes && minutes < until);
}

/** When the office opens next; undefined while it is open. */
export function opensAt(hours: readonly OfficeHours[], now: Instant, zone: TimeZone): Instant | undefined {
  if (isOfficeOpen(hours, now, zone)) return undefined;
  const { date } = clockAt(now, zone);
  const starts = Array.from({ length: 8 }, (_, days) => addDays(date, days)).flatMap((day) =>
    hours
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map(({ from }) => instantAt({ date: day, minutes: from }, zone)),
  );
  const later = starts.filter((start) => start > now);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Weeks are read from Monday on. */
const fromMonday = (weekday: number): number => (weekday + 6) % 7;

const sorted = (hours: readonly OfficeHours[]): OfficeHours[] =>
  [...hours].sort((a, b) => fromMonday(a.weekday) - fromMonday(b.weekday) || a.from - b.from);

/** 'segunda a sexta, 8h às 12h e 13h às 18h; sábado, 9h às 13h' */
export function hoursText(hours: readonly OfficeHours[]): string {
  const byDay = Map.groupBy(sorted(hours), ({ weekday }) => weekday);
  const days = [...byDay].map(([weekday, times]) => ({
    weekday,
    times: times.map(({ from, until }) => `${clockWord(from)} às ${clockWord(until)}`).join(' e '),
  }));
  const runs: { first: number; last: number; times: string }[] = [];
  for (const { weekday, times } of days) {
    const run = runs.at(-1);
    if (run?.times === times && fromMonday(run.last) + 1 === fromMonday(weekday)) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, times });
  }
  return runs.map(({ first, last, times }) => `${daysWord(first, last)}, ${times}`).join('; ');
}

const daysWord = (first: number, last: number): string =>
  first === last ? weekdayWord(first) : `${weekdayWord(first)} a ${weekdayWord(last)}`;

function clockWord(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}
