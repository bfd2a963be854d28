import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber } from '#kernel/time/calendar.ts';
import { days, hours, months, type Period, startOfPeriod, years } from './period.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const at = (day: string, time: number): number => dayNumber(day) * DAY + time;

const CASES: readonly (readonly [period: Period, now: string, time: number, start: number])[] = [
  [hours(0), '2026-11-20', 12 * HOUR, at('2026-11-20', 12 * HOUR)],
  [hours(24), '2026-11-20', 12 * HOUR, at('2026-11-19', 12 * HOUR)],
  [days(30), '2026-03-01', 9 * HOUR, at('2026-01-30', 9 * HOUR)],
  [months(6), '2026-11-20', 12 * HOUR + 789, at('2026-05-20', 12 * HOUR + 789)],
  [months(6), '2026-08-31', 0, at('2026-02-28', 0)],
  [months(13), '2026-11-30', DAY - 1, at('2025-10-30', DAY - 1)],
  [years(5), '2028-02-29', 6 * HOUR, at('2023-02-28', 6 * HOUR)],
];

test.each(CASES)('%o before %s and %i ms', (period, now, time, start) => {
  expect(startOfPeriod(period, at(now, time))).toBe(start);
});

test('a later moment never has an earlier start', () => {
  const instant = fc.integer({ min: at('2020-01-01', 0), max: at('2060-01-01', 0) });
  const period = fc.record({
    count: fc.nat(60),
    unit: fc.constantFrom<Period['unit']>('hour', 'day', 'month', 'year'),
  });
  fc.assert(
    fc.property(period, instant, fc.nat(400 * DAY), (some, now, later) => {
      const start = startOfPeriod(some, now);
      expect(start).toBeLessThanOrEqual(now);
      // By less than a day: the last days of a long month have the same start in a short one.
      expect(startOfPeriod(some, now + later)).toBeGreaterThan(start - DAY);
    }),
  );
});
