import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runJobs } from '../lifecycle/run-jobs.ts';
import { JobRunCounts } from './job-run-counts.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const log = { info: vi.fn(), error: vi.fn() };
const times = { first: 1_000, every: 10_000, apart: 0, limit: 60_000 };

async function read(counts: JobRunCounts): Promise<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const { name, read: samples } of counts.metrics)
    for (const { labels = {}, value } of await samples())
      values[[name, ...Object.values(labels)].join(' ')] = value;
  return values;
}

test('runs, failures in a row and the last success are those of the job', async () => {
  const counts = new JobRunCounts();
  let fails = false;
  const run = async () => {
    if (fails) throw new Error('away');
    return 1;
  };
  const observer = {
    onPlanned: counts.onPlanned,
    record: async (ended: Parameters<typeof counts.onEnded>[0]) => counts.onEnded(ended),
  };
  const stop = runJobs([{ name: 'a job', run }], log, { ...times, ...observer });
  expect(await read(counts)).toMatchObject({ 'vitrine_job_overdue_seconds a job': 0 });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await read(counts)).toMatchObject({
    'vitrine_job_runs_total a job done': 1,
    'vitrine_job_last_success_timestamp_seconds a job': 1_001,
  });
  fails = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await read(counts)).toMatchObject({
    'vitrine_job_runs_total a job failed': 2,
    'vitrine_job_failures a job': 2,
    'vitrine_job_last_success_timestamp_seconds a job': 1_001,
  });
  fails = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await read(counts)).toMatchObject({ 'vitrine_job_failures a job': 0 });
  await stop();
});

test('one that does not end is overdue', async () => {
  const counts = new JobRunCounts();
  const { onPlanned } = counts;
  const stop = runJobs([{ name: 'hangs', run: () => new Promise<number>(() => {}) }], log, {
    ...times,
    onPlanned,
  });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await read(counts)).toMatchObject({ 'vitrine_job_overdue_seconds hangs': 30 });
  void stop();
});
