/** The office hours while staff type them: by weekday, as texts. */
import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { WEEKDAYS } from '#kernel/time/weekdays.ts';
import { type HoursProblem, hoursProblem, MAX_HOURS, type OfficeHours } from '../../domain/office-hours.ts';

export interface DraftSpan {
  /** 'HH:MM'; '' while it is not filled. */
  readonly from: string;
  readonly until: string;
}

/** By weekday, 0 = Sunday. */
export type HoursDraft = Readonly<Record<number, readonly DraftSpan[]>>;

const WORKDAYS = [2, 3, 4, 5] as const;

const END_OF_DAY = 24 * 60;
/** The end of a day, which a field for times shows as midnight. */
const MIDNIGHT = '00:00';

export const hoursDraftOf = (hours: readonly OfficeHours[]): HoursDraft =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      hours
        .filter(({ weekday }) => weekday === day)
        .sort((a, b) => a.from - b.from)
        .map(({ from, until }) => ({
          from: formatClockTime(from),
          until: until === END_OF_DAY ? MIDNIGHT : formatClockTime(until),
        })),
    ]),
  );

export const spansOf = (draft: HoursDraft, day: number): readonly DraftSpan[] => draft[day] ?? [];

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const hoursOf = (weekday: number, spans: readonly DraftSpan[]): readonly OfficeHours[] =>
  spans.map(({ from, until }) => ({
    weekday,
    from: minutesOf(from),
    until: until === MIDNIGHT ? END_OF_DAY : minutesOf(until),
  }));

export type DayProblem = HoursProblem | 'incomplete';

export function dayProblem(spans: readonly DraftSpan[]): DayProblem | undefined {
  if (spans.some(({ from, until }) => !isTime(from) || !isTime(until))) return 'incomplete';
  return hoursProblem(hoursOf(0, spans));
}

/** What is saved; undefined while a day has a problem. */
export function draftedHours(draft: HoursDraft): readonly OfficeHours[] | undefined {
  if (WEEKDAYS.some((day) => dayProblem(spansOf(draft, day)) !== undefined)) return undefined;
  return WEEKDAYS.flatMap((day) => hoursOf(day, spansOf(draft, day)));
}

export const mayAddSpan = (draft: HoursDraft): boolean =>
  WEEKDAYS.reduce<number>((count, day) => count + spansOf(draft, day).length, 0) < MAX_HOURS;

const FIRST: DraftSpan = { from: '08:00', until: '18:00' };
const BREAK = 60;

/** With one more span: an ordinary day, or the hours after a break. */
export function withSpan(draft: HoursDraft, day: number): HoursDraft {
  const spans = spansOf(draft, day);
  const last = spans.at(-1);
  const from = last === undefined || !isTime(last.until) ? undefined : minutesOf(last.until) + BREAK;
  const next =
    last === undefined
      ? FIRST
      : from === undefined || from <= BREAK || from >= END_OF_DAY
        ? { from: '', until: '' }
        : {
            from: formatClockTime(from),
            until: formatClockTime(Math.max(minutesOf(FIRST.until), Math.min(from + 240, END_OF_DAY - 1))),
          };
  return { ...draft, [day]: [...spans, next] };
}

export const withoutSpan = (draft: HoursDraft, day: number, index: number): HoursDraft => ({
  ...draft,
  [day]: spansOf(draft, day).filter((_, at) => at !== index),
});

export const withChangedSpan = (
  draft: HoursDraft,
  day: number,
  index: number,
  change: Partial<DraftSpan>,
): HoursDraft => ({
  ...draft,
  [day]: spansOf(draft, day).map((span, at) => (at === index ? { ...span, ...change } : span)),
});

/** Tuesday to Friday as Monday. */
export const withMondayRepeated = (draft: HoursDraft): HoursDraft => ({
  ...draft,
  ...Object.fromEntries(WORKDAYS.map((day) => [day, spansOf(draft, 1)])),
});
