import { beforeEach, expect, test, vi } from 'vitest';
import { atMostOncePer } from './at-most-once-per.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('the first request runs at once, the following ones together, and the last is never lost', async () => {
  const run = vi.fn(async () => {});
  const request = atMostOncePer(1_000, run);
  request();
  expect(run).toHaveBeenCalledTimes(1);
  for (let again = 0; again < 50; again += 1) request();
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a slow run is not overtaken, and one that fails stops nothing', async () => {
  let finish = (): void => {};
  const run = vi.fn(
    () =>
      new Promise<void>((_, fail) => {
        finish = () => fail(new TypeError('Failed to fetch'));
      }),
  );
  const request = atMostOncePer(1_000, run);
  request();
  request();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
});
