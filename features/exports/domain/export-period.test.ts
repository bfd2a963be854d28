import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, isDay } from '#kernel/time/calendar.ts';
import { EXPORT_PERIODS, spanOf } from './export-period.ts';

test.each([
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last-7-days', '2026-11-29', '2026-11-22', '2026-11-28'],
  ['last-30-days', '2026-11-29', '2026-10-30', '2026-11-28'],
  ['this-month', '2026-11-29', '2026-11-01', '2026-11-29'],
  ['this-month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last-month', '2026-11-29', '2026-10-01', '2026-10-31'],
  ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['last-month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['last-12-months', '2026-11-29', '2025-11-01', '2026-10-31'],
] as const)('%s of %s: from %s to %s', (period, today, from, to) =>
  expect(spanOf(period, today)).toEqual({ from, to }),
);

test('whatever the day, a period has days, ends today at the latest, and is no longer than a report may be', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(fc.constantFrom(...EXPORT_PERIODS), day, (period, today) => {
      const { from, to } = spanOf(period, today);
      expect([isDay(from), isDay(to)]).toEqual([true, true]);
      expect(daysBetween(from, to)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(from, to)).toBeLessThan(731);
      expect(daysBetween(to, today)).toBeGreaterThanOrEqual(0);
    }),
  );
});
