/** Retries of events to Google Analytics: the waits between them, and when they end. Milliseconds. */
const MINUTE = 60_000;

/** Google does not count events that are older. */
export const SENT_FOR = 72 * 60 * MINUTE;

const FIRST = MINUTE;
const FACTOR = 3;
const MAX_WAIT = 2 * 60 * MINUTE;

/** The wait after `tries` failed attempts. */
export const retryWait = (tries: number): number =>
  Math.min(FIRST * FACTOR ** Math.min(Math.max(tries, 1) - 1, 10), MAX_WAIT);
