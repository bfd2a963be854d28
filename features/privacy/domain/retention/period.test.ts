import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days, hours, months, type Period, startOfPeriod, years } from './period.ts';

// biome-ignore lint/style/noRestrictedGlobals: reads and writes instants as text.
const Time = Date;
const at = (text: string): number => Time.parse(text);

const CASES: readonly (readonly [period: Period, now: string, start: string])[] = [
  [hours(0), '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  [hours(24), '2026-11-20T12:00:00.000Z', '2026-11-19T12:00:00.000Z'],
  [days(30), '2026-03-01T09:30:00.000Z', '2026-01-30T09:30:00.000Z'],
  [months(6), '2026-11-20T12:34:56.789Z', '2026-05-20T12:34:56.789Z'],
  [months(6), '2026-08-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
  [months(13), '2026-11-30T23:59:59.999Z', '2025-10-30T23:59:59.999Z'],
  [years(5), '2028-02-29T06:00:00.000Z', '2023-02-28T06:00:00.000Z'],
];

test.each(CASES)('%o before %s is %s', (period, now, start) => {
  expect(new Time(startOfPeriod(period, at(now))).toISOString()).toBe(start);
});

test('a later moment never has an earlier start', () => {
  const instant = fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2060-01-01T00:00Z') });
  const period = fc.record({
    count: fc.nat(60),
    unit: fc.constantFrom<Period['unit']>('hour', 'day', 'month', 'year'),
  });
  fc.assert(
    fc.property(period, instant, fc.nat(400 * 24 * 60 * 60_000), (some, now, later) => {
      const start = startOfPeriod(some, now);
      expect(start).toBeLessThanOrEqual(now);
      // By less than a day: the last days of a long month have the same start in a short one.
      expect(startOfPeriod(some, now + later)).toBeGreaterThan(start - 24 * 60 * 60_000);
    }),
  );
});
