import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runJobs } from './run-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const log = { info: vi.fn(), error: vi.fn() };
const times = { first: 10, every: 100, apart: 0, limit: 250 };

test('jobs are done again and again, also where one fails', async () => {
  const done: string[] = [];
  const failing = { name: 'failing', run: () => Promise.reject(new Error('away')) };
  const working = { name: 'working', run: async () => done.push('working') };
  const stop = runJobs([failing, working], log, times);
  await vi.advanceTimersByTimeAsync(9);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(301);
  expect(done).toHaveLength(4);
  expect(log.error).toHaveBeenCalledTimes(4);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'failing' }), 'a job failed');
  expect(log.info).toHaveBeenCalledWith({ job: 'working', done: 4 }, 'job done');
  await stop();
});

test('one that hangs blocks no other, never runs twice at once, and is aborted and restarted', async () => {
  const hanging = { name: 'hanging', run: vi.fn(() => new Promise<number>(() => {})) };
  const working = { name: 'working', run: vi.fn(async () => 0) };
  const stop = runJobs([hanging, working], log, times);
  await vi.advanceTimersByTimeAsync(255);
  expect(working.run).toHaveBeenCalledTimes(3);
  expect(hanging.run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(110);
  expect(hanging.run).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledWith(
    { job: 'hanging', err: expect.objectContaining({ message: 'it took too long and was given up' }) },
    'a job failed',
  );
  await vi.advanceTimersByTimeAsync(250);
  void stop();
});

test('one that the database did not answer is tried again soon, also where it is done once an hour', async () => {
  const away = Object.assign(new Error('away'), { code: '57P01' });
  const run = vi.fn(() => Promise.reject(away));
  const stop = runJobs([{ name: 'hourly', run }], log, { ...times, every: 60 * 60_000 });
  await vi.advanceTimersByTimeAsync(10);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(run).toHaveBeenCalledTimes(3);
  await stop();
});

test('they begin one after the other, not all at once', async () => {
  const begun: string[] = [];
  const named = (name: string) => ({ name, run: async () => begun.push(name) });
  const stop = runJobs([named('first'), named('second')], log, { ...times, apart: 20 });
  await vi.advanceTimersByTimeAsync(29);
  expect(begun).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['first', 'second']);
  await stop();
});

test('stopping waits for the one under way, and begins none again', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const slow = { name: 'slow', run: vi.fn(() => promise) };
  const other = { name: 'other', run: vi.fn(async () => 0) };
  const stop = runJobs([slow, other], log, { ...times, apart: 20 });
  await vi.advanceTimersByTimeAsync(10);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(100);
  expect(stopped).not.toHaveBeenCalled();
  resolve(0);
  await stopping;
  await vi.advanceTimersByTimeAsync(500);
  expect(slow.run).toHaveBeenCalledTimes(1);
  expect(other.run).not.toHaveBeenCalled();
});
