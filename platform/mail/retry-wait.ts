/** How long a failed mail waits for its next attempt. Milliseconds. */
const HOUR = 60 * 60_000;

/** Mail servers may be down for a weekend, and mailboxes full for days. */
export const RETRIED_FOR = 5 * 24 * HOUR;

const FIRST = 10_000;
const FACTOR = 4;
const MAX_WAIT = 4 * HOUR;
/** While the server is down no mail is to blame: all are due again soon after it is back. */
const MAX_FOR_SERVER = 5 * 60_000;
/** Spreads the retries of mails that failed at the same time. */
const JITTER = 0.25;

/** The wait in milliseconds after `tries` attempts; `random` is between 0 and 1. */
export function retryWait(tries: number, serverIsAway: boolean, random: number): number {
  const wait = Math.min(FIRST * FACTOR ** Math.min(tries - 1, 10), serverIsAway ? MAX_FOR_SERVER : MAX_WAIT);
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}
