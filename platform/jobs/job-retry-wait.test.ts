import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobRetryWait } from './job-retry-wait.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** Seconds after the first, second, … failure in a row. */
const WAITS: readonly (readonly [every: number, waits: readonly number[]])[] = [
  [HOUR, [15, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]],
  [2 * MINUTE, [15, 30, 60, 120, 120]],
  [10 * SECOND, [10, 20, 40, 60, 60]],
  [SECOND, [1, 2, 4, 8, 16, 32, 60, 60]],
];

test.each(WAITS)('a job of every %i ms is retried later and later', (every, waits) => {
  const given = { every, databaseWasAway: false, random: 0.5 };
  expect(waits.map((_, at) => jobRetryWait({ ...given, failures: at + 1 }) / SECOND)).toEqual(waits);
});

test('where the database was away, soon, whatever came before', () => {
  const given = { failures: 9, databaseWasAway: true, random: 0.5 };
  expect(jobRetryWait({ ...given, every: HOUR })).toBe(15 * SECOND);
  expect(jobRetryWait({ ...given, every: 10 * SECOND })).toBe(10 * SECOND);
});

test('never more than a fifth beyond the interval or a minute', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: SECOND, max: 24 * HOUR }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, every, random) => {
        const wait = jobRetryWait({ failures, every, databaseWasAway: false, random });
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(Math.max(every, MINUTE) * 1.2 + 1);
      },
    ),
  );
});
