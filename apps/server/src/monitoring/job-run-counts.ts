import type { EndedRun } from '#platform/jobs/job.ts';
import type { Metric, Sample } from '#platform/metrics/metric.ts';

interface JobState {
  done: number;
  failed: number;
  /** Epoch milliseconds; undefined until it has succeeded in this process. */
  succeededAt: number | undefined;
  /** Milliseconds. */
  duration: number;
}

/** How jobs ran in this process. What holds for all processes is in the database (`platform/jobs/job-states.store.ts`). */
export class JobRunCounts {
  readonly #jobs = new Map<string, JobState>();

  readonly onEnded = ({ name, begunAt, endedAt, outcome }: EndedRun): void => {
    const job = this.#stateOf(name);
    job.duration = endedAt - begunAt;
    if ('error' in outcome) {
      job.failed += 1;
      return;
    }
    job.done += 1;
    job.succeededAt = endedAt;
  };

  get metrics(): readonly Metric[] {
    const metric = (
      type: Metric['type'],
      name: string,
      help: string,
      read: (job: JobState) => number | undefined,
    ): Metric => ({
      name,
      help,
      type,
      read: () => this.#samples((job) => read(job)),
    });
    return [
      {
        name: 'vitrine_job_runs_total',
        help: 'Runs of a job that ended, by outcome.',
        type: 'counter',
        read: () =>
          [...this.#jobs].flatMap(([job_name, { done, failed }]) => [
            { labels: { job_name, outcome: 'done' }, value: done },
            { labels: { job_name, outcome: 'failed' }, value: failed },
          ]),
      },
      metric(
        'gauge',
        'vitrine_job_last_success_timestamp_seconds',
        'When the job last succeeded in this process.',
        ({ succeededAt }) => (succeededAt === undefined ? undefined : succeededAt / 1_000),
      ),
      metric(
        'gauge',
        'vitrine_job_last_duration_seconds',
        'How long its last run took.',
        ({ duration }) => duration / 1_000,
      ),
    ];
  }

  #stateOf(name: string): JobState {
    const known = this.#jobs.get(name);
    if (known !== undefined) return known;
    const state: JobState = {
      ...{ done: 0, failed: 0, duration: 0, succeededAt: undefined },
    };
    this.#jobs.set(name, state);
    return state;
  }

  #samples(read: (job: JobState) => number | undefined): Sample[] {
    return [...this.#jobs].flatMap(([job_name, state]) => {
      const value = read(state);
      return value === undefined ? [] : [{ labels: { job_name }, value }];
    });
  }
}
