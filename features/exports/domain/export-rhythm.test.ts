import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from '#kernel/time/calendar.ts';
import { clockAt, instantOfWallClock } from '#kernel/time/time-zone.ts';
import { dueRun, type ExportRhythm, nextRun } from './export-rhythm.ts';

const ZONE = 'America/Sao_Paulo';
const at = (text: string) => instantOfWallClock(text, ZONE);
const SIX = 6 * 60;

test.each<[string, ExportRhythm, string, string]>([
  ['daily, before the hour', { every: 'daily', minutes: SIX }, '2026-11-29T05:59', '2026-11-29T06:00'],
  ['daily, at the hour', { every: 'daily', minutes: SIX }, '2026-11-29T06:00', '2026-11-30T06:00'],
  ['Mondays', { every: 'weekly', weekday: 1, minutes: SIX }, '2026-11-29T12:00', '2026-11-30T06:00'],
  ['Mondays, on one', { every: 'weekly', weekday: 1, minutes: SIX }, '2026-11-30T07:00', '2026-12-07T06:00'],
  ['the 1st', { every: 'monthly', day: 1, minutes: 0 }, '2026-11-29T12:00', '2026-12-01T00:00'],
  [
    'the 31st, in a short month',
    { every: 'monthly', day: 31, minutes: SIX },
    '2026-11-29T12:00',
    '2026-11-30T06:00',
  ],
  [
    'the 31st, in February',
    { every: 'monthly', day: 31, minutes: SIX },
    '2027-02-01T12:00',
    '2027-02-28T06:00',
  ],
])('%s', (_, rhythm, after, next) => expect(nextRun(rhythm, at(after), ZONE)).toBe(at(next)));

const time = fc.integer({ min: 0, max: 1_439 });
const rhythms = fc.oneof(
  fc.record({ every: fc.constant('daily' as const), minutes: time }),
  fc.record({
    every: fc.constant('weekly' as const),
    weekday: fc.integer({ min: 0, max: 6 }),
    minutes: time,
  }),
  fc.record({ every: fc.constant('monthly' as const), day: fc.integer({ min: 1, max: 31 }), minutes: time }),
);
const moment = fc.integer({ min: at('2025-01-01T00:00'), max: at('2028-01-01T00:00') });
/** The second one sets its clocks forward and back. */
const zones = fc.constantFrom(ZONE, 'America/Santiago');
const WAIT = { daily: 1, weekly: 7, monthly: 31 };
const A_DAY = 24 * 60 * 60_000;

test('the next run is later, soon enough, and on its day', () => {
  fc.assert(
    fc.property(rhythms, moment, zones, (rhythm, after, zone) => {
      const next = nextRun(rhythm, after, zone);
      expect(next).toBeGreaterThan(after);
      expect(next - after).toBeLessThanOrEqual((WAIT[rhythm.every] + 1) * A_DAY);
      const { date } = clockAt(next, zone);
      if (rhythm.every === 'weekly') expect(weekdayOf(date)).toBe(rhythm.weekday);
      if (rhythm.every === 'monthly') expect(Number(date.slice(8))).toBeLessThanOrEqual(rhythm.day);
    }),
  );
});

test('after a pause the last missed run is due, and the next one is ahead', () => {
  fc.assert(
    fc.property(rhythms, moment, fc.integer({ min: 0, max: 100 * A_DAY }), (rhythm, from, away) => {
      const first = nextRun(rhythm, from, ZONE);
      const now = first + away;
      const due = dueRun(rhythm, first, now, ZONE);
      expect(due).toBeGreaterThanOrEqual(first);
      expect(due).toBeLessThanOrEqual(now);
      expect(nextRun(rhythm, due, ZONE)).toBeGreaterThan(now);
    }),
  );
});
