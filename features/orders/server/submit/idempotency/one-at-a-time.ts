import { isStalled } from '#platform/db/database-away.ts';
import { keyedMutex } from '#platform/process/keyed-mutex.ts';

/** A task whose turn has not come by then is refused: with its own work it stays within what a client waits. Milliseconds. */
const MAX_WAIT = 4_000;

/**
 * Runs a client's orders one after another, so that a client who presses ten times waits here and not on ten database connections.
 * Correctness rests on the database lock; this only saves connections. If the database stalls for the first, those behind it fail
 * immediately with the same error: each would wait as long again.
 */
export const oneAtATime = keyedMutex({
  maxWait: MAX_WAIT,
  failsQueue: isStalled,
});
