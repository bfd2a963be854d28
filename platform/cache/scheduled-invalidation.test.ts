import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScheduledInvalidation } from './scheduled-invalidation.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function begun() {
  const come: string[] = [];
  return { come, moments: new ScheduledInvalidation((group) => come.push(group), 10_000) };
}

test('a moment comes once, however often it was named', () => {
  const { come, moments } = begun();
  moments.schedule('a', 1_500);
  moments.schedule('a', 1_500);
  moments.schedule('b', 1_600);
  vi.advanceTimersByTime(499);
  expect(come).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(come).toEqual(['a']);
  vi.advanceTimersByTime(10_000);
  expect(come).toEqual(['a', 'b']);
});

test('what is long over, or later than any cache entry lives, is not awaited', () => {
  vi.setSystemTime(100_000);
  const { come, moments } = begun();
  for (const at of [89_999, 110_001]) moments.schedule('a', at);
  expect(vi.getTimerCount()).toBe(0);
  moments.schedule('a', 110_000);
  vi.advanceTimersByTime(10_000);
  expect(come).toEqual(['a']);
});

test('what is just over comes at once, and not again', () => {
  const { come, moments } = begun();
  moments.schedule('a', 999);
  vi.advanceTimersByTime(0);
  moments.schedule('a', 999);
  vi.advanceTimersByTime(5_000);
  moments.schedule('a', 999);
  vi.advanceTimersByTime(5_000);
  expect(come).toEqual(['a']);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  { set: 'forward', by: 3_600_000, after: 30_000 },
  { set: 'back', by: -60_000, after: 3_660_000 },
])('a clock that is set $set is followed within half a minute', ({ by, after }) => {
  const come: string[] = [];
  const moments = new ScheduledInvalidation((group) => come.push(group), 7_200_000);
  moments.schedule('a', 3_601_000);
  vi.setSystemTime(1_000 + by);
  vi.advanceTimersByTime(after - 1);
  expect(come).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(come).toEqual(['a']);
});

test('after the end nothing comes', () => {
  const { come, moments } = begun();
  moments.schedule('a', 1_500);
  moments.close();
  vi.advanceTimersByTime(10_000);
  expect(come).toEqual([]);
});
