/** When a notification is sent once more, and until when. Milliseconds. */
const MINUTE = 60_000;

/** An older step of an order is no news any more. */
export const SENT_FOR = 24 * 60 * MINUTE;

const FIRST = MINUTE;
const FACTOR = 3;
const MAX_WAIT = 2 * 60 * MINUTE;

/** The wait after `tries` failed attempts. */
export const retryWait = (tries: number): number =>
  Math.min(FIRST * FACTOR ** Math.min(Math.max(tries, 1) - 1, 10), MAX_WAIT);

/** Browsers per user and supplier; with one more the oldest is forgotten. */
export const MAX_BROWSERS = 10;
