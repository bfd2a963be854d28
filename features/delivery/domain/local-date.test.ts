import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextDay, weekdayOf } from './local-date.ts';

test.each([
  ['2025-11-21', '2025-11-22'],
  ['2025-11-30', '2025-12-01'],
  ['2025-12-31', '2026-01-01'],
  ['2024-02-28', '2024-02-29'],
  ['2025-02-28', '2025-03-01'],
  ['2100-02-28', '2100-03-01'],
  ['2000-02-28', '2000-02-29'],
])('after %s comes %s', (date, next) => {
  expect(nextDay(date)).toBe(next);
});

test.each([
  ['1970-01-01', 4],
  ['2025-11-22', 6],
  ['2025-11-23', 0],
  ['2024-02-29', 4],
])('%s is weekday %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

// The oracle is the language's own calendar, which the rules must not read.
// biome-ignore lint/style/noRestrictedGlobals: only as an oracle
const OracleDate = Date;

test('weekdays and next days are those of the calendar', () => {
  const days = fc.nat(84_000).map((day) => day * 86_400_000);
  const iso = (instant: number) => new OracleDate(instant).toISOString().slice(0, 10);
  fc.assert(
    fc.property(days, (instant) => {
      expect(weekdayOf(iso(instant))).toBe(new OracleDate(instant).getUTCDay());
      expect(nextDay(iso(instant))).toBe(iso(instant + 86_400_000));
    }),
  );
});
