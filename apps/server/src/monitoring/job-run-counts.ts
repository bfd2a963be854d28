import type { EndedRun } from '#platform/jobs/job.ts';
import { counted, gauge, type Metric, type Sample } from '#platform/metrics/metric.ts';

interface RunCounts {
  done: number;
  failed: number;
  /** Epoch milliseconds; undefined until it has succeeded in this process. */
  succeededAt: number | undefined;
  /** Milliseconds. */
  duration: number;
}

/** How jobs ran in this process. What holds for all processes is in the database (`platform/jobs/job-states.store.ts`). */
export class JobRunCounts {
  readonly #jobs = new Map<string, RunCounts>();

  readonly onEnded = ({ name, begunAt, endedAt, outcome }: EndedRun): void => {
    const job = this.#countsOf(name);
    job.duration = endedAt - begunAt;
    if ('error' in outcome) {
      job.failed += 1;
      return;
    }
    job.done += 1;
    job.succeededAt = endedAt;
  };

  get metrics(): readonly Metric[] {
    return [
      counted('vitrine_job_runs_total', 'Runs of a job that ended, by outcome.', () =>
        [...this.#jobs].flatMap(([job_name, { done, failed }]) => [
          { labels: { job_name, outcome: 'done' }, value: done },
          { labels: { job_name, outcome: 'failed' }, value: failed },
        ]),
      ),
      gauge(
        'vitrine_job_last_success_timestamp_seconds',
        'When the job last succeeded in this process.',
        () =>
          this.#samples(({ succeededAt }) => (succeededAt === undefined ? undefined : succeededAt / 1_000)),
      ),
      gauge('vitrine_job_last_duration_seconds', 'How long its last run took.', () =>
        this.#samples(({ duration }) => duration / 1_000),
      ),
    ];
  }

  #countsOf(name: string): RunCounts {
    const known = this.#jobs.get(name);
    if (known !== undefined) return known;
    const counts: RunCounts = { done: 0, failed: 0, duration: 0, succeededAt: undefined };
    this.#jobs.set(name, counts);
    return counts;
  }

  #samples(read: (job: RunCounts) => number | undefined): Sample[] {
    return [...this.#jobs].flatMap(([job_name, state]) => {
      const value = read(state);
      return value === undefined ? [] : [{ labels: { job_name }, value }];
    });
  }
}
