import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trimHeapWhenIdle } from './trim-heap.ts';

let busy: number;
let resident: number;
let given: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [busy, resident, given] = [0.5, 100, 0];
  stop = trimHeapWhenIdle(
    {
      busy: () => busy,
      resident: () => resident,
      giveBack: () => {
        given += 1;
        resident = 110;
      },
    },
    1_000,
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('what a busy time took is given back once it is quiet', () => {
  resident = 300;
  vi.advanceTimersByTime(10_000);
  expect(given).toBe(0);
  busy = 0.01;
  vi.advanceTimersByTime(1_000);
  expect(given).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(given).toBe(1);
  vi.advanceTimersByTime(20_000);
  expect(given).toBe(1);
  resident = 200;
  vi.advanceTimersByTime(1_000);
  expect(given).toBe(2);
});

test('it is done once more when the caches have expired', () => {
  resident = 300;
  busy = 0.01;
  vi.advanceTimersByTime(2_000);
  expect(given).toBe(1);
  vi.advanceTimersByTime(24_000);
  expect(given).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(given).toBe(2);
  vi.advanceTimersByTime(600_000);
  expect(given).toBe(2);
});

test('nothing is done for little, nor after it was stopped', () => {
  busy = 0;
  resident = 119;
  vi.advanceTimersByTime(60_000);
  expect(given).toBe(0);
  stop();
  resident = 300;
  vi.advanceTimersByTime(60_000);
  expect(given).toBe(0);
});
