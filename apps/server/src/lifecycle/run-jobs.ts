import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '#platform/db/database-away.ts';
import { errorChain, loggableError } from '#platform/http/logging/loggable-error.ts';
import { inSpan } from '#platform/tracing/tracing.ts';
import type { Job } from './jobs.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

const AN_HOUR = 60 * 60_000;

/** Delay of the first run, so that it does not compete with the first visitors after a start. Milliseconds. */
const FIRST = 60_000;

/** Times for jobs that somebody waits for. */
export const OFTEN: Times = { first: 20_000, every: 2 * 60_000 };

/** Times for cheap jobs whose results are worth less every minute. */
export const SOON: Times = { first: 10_000, every: 10_000, limit: 5 * 60_000 };

/**
 * Delay between the first runs of two jobs, so that they do not all query the database at the same moment.
 * Milliseconds.
 */
const APART = 2_000;
/**
 * A longer run counts as failed. It may still be running when the next one begins, as runs of other processes may.
 * Milliseconds.
 */
const LIMIT = 10 * 60_000;
/** Maximum delay before the next try when the database was unavailable. Milliseconds. */
const AWAY_PAUSE = 15_000;

export interface RunOfJob {
  readonly name: string;
  readonly begunAt: number;
  readonly endedAt: number;
  readonly nextAt: number;
  readonly outcome: { readonly done: number } | { readonly error: string };
}
export type RecordRun = (run: RunOfJob) => Promise<void>;

/** Of those who follow how jobs run. */
export interface JobObserver {
  /** Called when the time of a job's next run is known, epoch milliseconds. */
  readonly onPlanned?: (name: string, at: number) => void;
  /** Called after each run. */
  readonly record?: RecordRun;
}

/** All in milliseconds. */
interface Times extends JobObserver {
  readonly first?: number;
  readonly every?: number;
  readonly apart?: number;
  readonly limit?: number;
}

/**
 * Runs each job on its own timer, every hour by default, until stopped. A job that hangs or fails delays no other
 * job, and no job overlaps itself within the time limit. Stopping waits for runs under way.
 */
export function runJobs(jobs: readonly Job[], log: Log, times: Times = {}): () => Promise<void> {
  const { first = FIRST, apart = APART } = times;
  const stops = jobs.map((job, position) =>
    schedule(job, log, { ...times, first: first + position * apart }),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

function schedule(
  job: Job,
  log: Log,
  { first = FIRST, every = AN_HOUR, limit = LIMIT, onPlanned, record }: Times,
): () => Promise<void> {
  let stopped = false;
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = async (): Promise<void> => {
    const begunAt = Date.now();
    const { wasAway, outcome } = await runJob(job, log, limit);
    const wait = wasAway ? Math.min(every, AWAY_PAUSE) : every;
    const endedAt = Date.now();
    await record?.({ name: job.name, begunAt, endedAt, nextAt: endedAt + wait, outcome });
    if (!stopped) next(wait);
  };
  const next = (wait: number): void => {
    onPlanned?.(job.name, Date.now() + wait);
    timer = setTimeout(() => {
      underWay = round();
    }, wait).unref();
  };
  next(first);
  return () => {
    stopped = true;
    clearTimeout(timer);
    return underWay;
  };
}

interface EndedRun extends Pick<RunOfJob, 'outcome'> {
  /** It failed because the database was unavailable. */
  readonly wasAway: boolean;
}

async function runJob({ name, run }: Job, log: Log, limit: number): Promise<EndedRun> {
  try {
    const done = await withinLimit(
      inSpan(`job: ${name}`, () => run(Date.now())),
      limit,
    );
    if (done > 0) log.info({ job: name, done }, 'job done');
    return { wasAway: false, outcome: { done } };
  } catch (error) {
    log.error({ job: name, err: loggableError(error) }, 'a job failed');
    return { wasAway: isDatabaseAway(error), outcome: { error: errorChain(error) } };
  }
}

function withinLimit(work: Promise<number>, limit: number): Promise<number> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it took too long and was given up')), limit);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
