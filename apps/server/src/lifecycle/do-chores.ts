import type { FastifyBaseLogger } from 'fastify';
import { loggableError } from '#platform/http/loggable-error.ts';
import type { Chore } from './chores.ts';

const AN_HOUR = 60 * 60_000;

/** Not while the first shoppers come. */
const FIRST = 60_000;

/** For chores that somebody waits for. */
export const OFTEN: Times = { first: 20_000, every: 2 * 60_000 };

interface Times {
  readonly first?: number;
  readonly every?: number;
}

/** Does the chores one after another, every hour unless told otherwise, until it's stopped; stopping waits for the one under way. */
export function doChores(
  chores: readonly Chore[],
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  { first = FIRST, every = AN_HOUR }: Times = {},
): () => Promise<void> {
  let stopped = false;
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = async (): Promise<void> => {
    for (const chore of chores) {
      if (stopped) return;
      await doChore(chore, log);
    }
  };
  const next = (wait: number): void => {
    timer = setTimeout(() => {
      underWay = round().then(() => {
        if (!stopped) next(every);
      });
    }, wait).unref();
  };
  next(first);
  return () => {
    stopped = true;
    clearTimeout(timer);
    return underWay;
  };
}

async function doChore({ name, run }: Chore, log: Pick<FastifyBaseLogger, 'info' | 'error'>): Promise<void> {
  try {
    const done = await run(Date.now());
    if (done > 0) log.info({ chore: name, done }, 'chore done');
  } catch (error) {
    log.error({ chore: name, err: loggableError(error) }, 'a chore was not done');
  }
}
