import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doChores } from './do-chores.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = { info: vi.fn(), error: vi.fn() };
const times = { first: 10, every: 100 };

test('chores are done in turn, again and again, also where one fails', async () => {
  const done: string[] = [];
  const failing = { name: 'failing', run: () => Promise.reject(new Error('away')) };
  const working = { name: 'working', run: async () => done.push('working') };
  const stop = doChores([failing, working], log, times);
  await vi.advanceTimersByTimeAsync(9);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(301);
  expect(done).toHaveLength(4);
  expect(log.error).toHaveBeenCalledTimes(4);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ chore: 'failing' }),
    'a chore was not done',
  );
  expect(log.info).toHaveBeenCalledWith({ chore: 'working', done: 4 }, 'chore done');
  await stop();
});

test('stopping waits for the one under way, and begins no other', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const slow = { name: 'slow', run: () => promise };
  const other = { name: 'other', run: vi.fn(async () => 0) };
  const stop = doChores([slow, other], log, times);
  await vi.advanceTimersByTimeAsync(10);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(500);
  expect(stopped).not.toHaveBeenCalled();
  resolve(0);
  await stopping;
  await vi.advanceTimersByTimeAsync(500);
  expect(other.run).not.toHaveBeenCalled();
});
