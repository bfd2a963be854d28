import type { Metric, Sample } from '#platform/metrics/metric.ts';
import type { RunOfJob } from '../lifecycle/run-jobs.ts';

interface JobState {
  done: number;
  failed: number;
  /** Since the last success. */
  failures: number;
  /** Epoch milliseconds; undefined until it has succeeded in this process. */
  succeededAt: number | undefined;
  /** Epoch milliseconds. */
  nextAt: number | undefined;
  /** Milliseconds. */
  duration: number;
}

/** How the jobs of this process run. */
export class JobRunCounts {
  readonly #jobs = new Map<string, JobState>();

  /** A run will begin at this time, epoch milliseconds. */
  readonly onPlanned = (name: string, at: number): void => {
    this.#stateOf(name).nextAt = at;
  };

  readonly onEnded = ({ name, begunAt, endedAt, outcome }: RunOfJob): void => {
    const job = this.#stateOf(name);
    job.duration = endedAt - begunAt;
    if ('error' in outcome) {
      job.failed += 1;
      job.failures += 1;
      return;
    }
    job.done += 1;
    job.failures = 0;
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
        'vitrine_job_failures',
        'Failed runs since the last success.',
        ({ failures }) => failures,
      ),
      metric(
        'gauge',
        'vitrine_job_last_success_timestamp_seconds',
        'When the job last succeeded in this process.',
        ({ succeededAt }) => (succeededAt === undefined ? undefined : succeededAt / 1_000),
      ),
      metric(
        'gauge',
        'vitrine_job_overdue_seconds',
        'For how long the job has been due without having ended: it is late, or its run takes long.',
        ({ nextAt }) => (nextAt === undefined ? undefined : Math.max(0, Date.now() - nextAt) / 1_000),
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
      ...{ done: 0, failed: 0, failures: 0, duration: 0 },
      ...{ succeededAt: undefined, nextAt: undefined },
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
