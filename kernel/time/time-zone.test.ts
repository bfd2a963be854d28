import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import {
  clockAt,
  dayAt,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  instantAt,
  instantOfWallClock,
  localMillis,
  startOfDay,
} from './time-zone.ts';

// biome-ignore lint/style/noRestrictedGlobals: reads instants as text.
const at = (text: string): number => Date.parse(text);

/** Daylight saving time, half hours, a change at midnight (Havana, and São Paulo until 2019), and one of half an hour (Lord Howe). */
const ZONES = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Noronha',
  'America/New_York',
  'America/Havana',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'UTC',
];
const zones = fc.constantFrom(...ZONES);
/** From 1970 to 2100, to the millisecond, half of them within the hours around a change of clocks in New York. */
const instants = fc.oneof(
  fc.integer({ min: 0, max: at('2100-01-01T00:00:00Z') }),
  fc
    .tuple(
      fc.constantFrom(
        ...['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2018-11-04T03:00:00Z', '2018-02-18T02:00:00Z'],
      ),
      fc.integer({ min: -7_200_000, max: 7_200_000 }),
    )
    .map(([change, around]) => at(change) + around),
);

/** The runtime's own reading of a zone's clock. */
function shownByIntl(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

test("every zone's clock shows what the runtime shows, whatever was asked before", () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const { date, minutes } = clockAt(instant, zone);
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      expect(`${date} ${time}`).toBe(shownByIntl(instant, zone));
      expect(formatDateTime(instant, zone)).toBe(`${date.split('-').reverse().join('/')} às ${time}`);
    }),
    { numRuns: 2_000 },
  );
});

test('what a clock shows leads back to the first instant at which it shows that', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const minute = Math.floor(instant / 60_000) * 60_000;
      const clock = clockAt(minute, zone);
      const first = instantAt(clock, zone);
      expect(clockAt(first, zone)).toEqual(clock);
      // The same time can only come again when clocks are set back, within a few hours.
      expect(minute - first).toBeGreaterThanOrEqual(0);
      expect(minute - first).toBeLessThanOrEqual(3 * 3_600_000);
      expect(clockAt(first - 60_000, zone)).not.toEqual(clock);
    }),
    { numRuns: 2_000 },
  );
});

test('a form’s text names the moment at which the clock shows it', () => {
  const text = '2026-12-24T12:30';
  expect(instantOfWallClock(text, 'America/Sao_Paulo')).toBe(
    instantAt({ date: '2026-12-24', minutes: 750 }, 'America/Sao_Paulo'),
  );
  expect(instantOfWallClock('1970-01-02T00:01', 'UTC')).toBe(86_460_000);
});

test('a day begins where the day before ends, in every zone', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const day = dayAt(instant, zone);
      const begin = startOfDay(day, zone);
      expect(dayAt(begin, zone)).toBe(day);
      expect(dayAt(begin - 1, zone)).toBe(addDays(day, -1));
      expect(instant).toBeGreaterThanOrEqual(begin);
      expect(instant).toBeLessThan(startOfDay(addDays(day, 1), zone));
    }),
    { numRuns: 2_000 },
  );
});

describe('where clocks are changed', () => {
  const zone = 'America/New_York';

  test('a time that is skipped is as much later as was skipped', () => {
    expect(instantAt({ date: '2026-03-08', minutes: 150 }, zone)).toBe(at('2026-03-08T03:30:00-04:00'));
  });

  test('a time that comes twice is the first', () => {
    expect(instantAt({ date: '2026-11-01', minutes: 90 }, zone)).toBe(at('2026-11-01T01:30:00-04:00'));
  });

  test.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-07-01', 24],
  ])('%s has %i hours', (day, hours) => {
    expect(startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)).toBe(hours * 3_600_000);
  });

  test('a day that has no midnight begins at one', () => {
    const begin = startOfDay('2018-11-04', 'America/Sao_Paulo');
    expect(begin).toBe(at('2018-11-04T01:00:00-02:00'));
    expect(clockAt(begin, 'America/Sao_Paulo')).toEqual({ date: '2018-11-04', minutes: 60 });
  });
});

test.each([
  ['America/Sao_Paulo', '21/11/2026', '23:59'],
  ['America/Manaus', '21/11/2026', '22:59'],
  ['America/Noronha', '22/11/2026', '00:59'],
])('in %s it is %s, %s', (zone, date, time) => {
  const instant = at('2026-11-22T02:59:59.999Z');
  expect(formatDate(instant, zone)).toBe(date);
  expect(formatTime(instant, zone)).toBe(time);
});

test.each([
  ['2026-11-21T17:32:00Z', '21/11/2026 às 14:32'],
  ['2026-11-22T02:59:59Z', '21/11/2026 às 23:59'],
  ['2026-11-22T03:00:00Z', '22/11/2026 às 00:00'],
])('%s reads %s in São Paulo', (instant, words) => {
  expect(formatDateTime(at(instant), 'America/Sao_Paulo')).toBe(words);
});

test('a long date names the month', () => {
  expect(formatLongDate(at('2026-11-22T02:59:59Z'), 'America/Sao_Paulo')).toBe('21 de novembro de 2026');
});

test('seconds and milliseconds stay as they are', () => {
  expect(localMillis(at('2026-11-21T12:00:01.234Z'), 'America/Sao_Paulo')).toBe(
    at('2026-11-21T09:00:01.234Z'),
  );
});

test.each([['0001-01-01'], ['1808-03-07'], ['1969-12-31'], ['9999-12-31']])(
  'the day %s has a beginning, too',
  (day) => {
    expect(dayAt(startOfDay(day, 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe(day);
    expect(startOfDay(day, 'America/Sao_Paulo')).toBe(at(`${day}T00:00:00-03:00`));
  },
);
