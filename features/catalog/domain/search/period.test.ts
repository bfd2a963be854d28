import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test.each([
  ['2026-11-01', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', true],
  ['2024-02-29', '2024-03-01', true],
  ['2025-11-20', '2026-11-20', true],
  ['2025-11-19', '2026-11-21', 'period-too-long'],
  ['2100-02-29', '2100-03-01', 'no-such-day'],
  ['2000-02-29', '2000-03-01', true],
  ['2026-13-01', '2026-13-01', 'no-such-day'],
  ['2026-00-01', '2026-11-01', 'no-such-day'],
  ['2026-02-30', '2026-03-01', 'no-such-day'],
  ['2026-11-21', '2026-11-20', 'no-such-day'],
  ['2026-1-1', '2026-11-20', 'no-such-day'],
  ['0000-01-01', '2026-11-20', 'no-such-day'],
  ['', '2026-11-20', 'no-such-day'],
  ['+020260-01-01', '2026-11-20', 'no-such-day'],
] as const)('from %j to %j: %s', (from, to, expected) => {
  const period = periodOf(from, to);
  expect(period.ok || period.refusal.code).toBe(expected);
});
