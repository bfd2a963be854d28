import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from './within-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function waited(work: Promise<unknown>): Promise<number> {
  const begun = Date.now();
  const waiting = withinTime(work, 2_000).then(() => Date.now() - begun);
  await vi.runAllTimersAsync();
  return waiting;
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test.each([
  ['done at once', () => Promise.resolve(), 0],
  ['done in time', () => after(800), 800],
  ['lost in time', () => after(800).then(() => Promise.reject(new Error('lost'))), 800],
  ['late', () => after(9_000), 2_000],
  ['never done', () => new Promise(() => undefined), 2_000],
])('work that is %s', async (_, work, milliseconds) => {
  expect(await waited(work())).toBe(milliseconds);
});
