import { expect, test } from 'vitest';
import { JobRunCounts } from './job-run-counts.ts';

async function read(counts: JobRunCounts): Promise<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const { name, read: samples } of counts.metrics)
    for (const { labels = {}, value } of await samples())
      values[[name, ...Object.values(labels)].join(' ')] = value;
  return values;
}

test('runs, the last success and the last duration are those of the job in this process', async () => {
  const counts = new JobRunCounts();
  const end = (endedAt: number, outcome: { done: number } | { error: string }): void =>
    counts.onEnded({ name: 'a job', begunAt: endedAt - 500, endedAt, outcome });
  end(1_001_000, { error: 'away' });
  expect(await read(counts)).toEqual({
    'vitrine_job_runs_total a job done': 0,
    'vitrine_job_runs_total a job failed': 1,
    'vitrine_job_last_duration_seconds a job': 0.5,
  });
  end(1_002_000, { done: 1 });
  end(1_003_000, { error: 'away' });
  expect(await read(counts)).toEqual({
    'vitrine_job_runs_total a job done': 1,
    'vitrine_job_runs_total a job failed': 2,
    'vitrine_job_last_success_timestamp_seconds a job': 1_002,
    'vitrine_job_last_duration_seconds a job': 0.5,
  });
});
