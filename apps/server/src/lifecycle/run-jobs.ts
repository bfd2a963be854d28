import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '#platform/db/database-away.ts';
import { loggableError } from '#platform/http/loggable-error.ts';
import type { Job } from './jobs.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

const AN_HOUR = 60 * 60_000;

/** Not while the first shoppers come. */
const FIRST = 60_000;

/** For chores that somebody waits for. */
export const OFTEN: Times = { first: 20_000, every: 2 * 60_000 };

/** So long after one chore the next one begins for the first time: they shall not all ask the database at once. */
const APART = 2_000;
/** A run that takes longer is given up; what it still does bears that another one begins, as those of other processes do. */
const LIMIT = 10 * 60_000;
/** What the database did not answer is tried again after so long at most: it may be back. */
const AWAY_PAUSE = 15_000;

/** Milliseconds, each. */
interface Times {
  readonly first?: number;
  readonly every?: number;
  readonly apart?: number;
  readonly limit?: number;
}

/**
 * Does each chore by its own clock, every hour unless told otherwise, until it's stopped; one that hangs or fails holds up no
 * other, and none runs beside itself. Stopping waits for those under way.
 */
export function runJobs(chores: readonly Job[], log: Log, times: Times = {}): () => Promise<void> {
  const { first = FIRST, apart = APART } = times;
  const stops = chores.map((chore, position) =>
    schedule(chore, log, { ...times, first: first + position * apart }),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

function schedule(
  chore: Job,
  log: Log,
  { first = FIRST, every = AN_HOUR, limit = LIMIT }: Times,
): () => Promise<void> {
  let stopped = false;
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = async (): Promise<void> => {
    const wasAway = await doChore(chore, log, limit);
    if (!stopped) next(wasAway ? Math.min(every, AWAY_PAUSE) : every);
  };
  const next = (wait: number): void => {
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

/** Whether it failed because the database was away. */
async function doChore({ name, run }: Job, log: Log, limit: number): Promise<boolean> {
  try {
    const done = await withinLimit(run(Date.now()), limit);
    if (done > 0) log.info({ chore: name, done }, 'chore done');
    return false;
  } catch (error) {
    log.error({ chore: name, err: loggableError(error) }, 'a chore was not done');
    return isDatabaseAway(error);
  }
}

function withinLimit(work: Promise<number>, limit: number): Promise<number> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it took too long and was given up')), limit);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
