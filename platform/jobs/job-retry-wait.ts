/** How long a failed job waits for its next attempt. Milliseconds. */

/** As many failures in a row make a dead letter. */
export const DEAD_AFTER = 5;

const FIRST = 15_000;
/** Jobs of seconds are not retried for one broken item alone: what is due for everybody else comes at most this late. */
const MAX_OF_SHORT = 60_000;
/** Jobs that failed together, as when a service was away, do not all come back at one moment. */
const JITTER = 0.2;
/** While the database does not answer, no job is to blame. */
export const AWAY_WAIT = 15_000;

interface FailedJob {
  /** In a row, this one included. */
  readonly failures: number;
  /** Its ordinary interval. Milliseconds. */
  readonly every: number;
  readonly databaseWasAway: boolean;
  /** Between 0 and 1. */
  readonly random: number;
}

/** Twice as long after each failure, from a quarter of a minute (or its interval, if shorter) up to its interval, or to a minute. */
export function jobRetryWait({ failures, every, databaseWasAway, random }: FailedJob): number {
  if (databaseWasAway) return Math.min(every, AWAY_WAIT);
  const wait = Math.min(every, FIRST) * 2 ** Math.min(failures - 1, 20);
  return Math.round(Math.min(wait, Math.max(every, MAX_OF_SHORT)) * (1 - JITTER + 2 * JITTER * random));
}
