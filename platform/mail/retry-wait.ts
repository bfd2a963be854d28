/** How long a mail that did not get through waits for its next try. */
const HOUR = 60 * 60_000;

/** Mail servers may be away for a weekend, and mailboxes full for days. */
export const RETRIED_FOR = 5 * 24 * HOUR;

const FIRST = 10_000;
const FACTOR = 4;
const LONGEST = 4 * HOUR;
/** While the server is away no mail is to blame: what is due then is due again soon after it is back. */
const LONGEST_FOR_SERVER = 5 * 60_000;
/** Those that failed together do not come back together. */
const JITTER = 0.25;

/** Milliseconds after so many tries; `random` is from 0 to 1. */
export function retryWait(tries: number, serverIsAway: boolean, random: number): number {
  const wait = Math.min(
    FIRST * FACTOR ** Math.min(tries - 1, 10),
    serverIsAway ? LONGEST_FOR_SERVER : LONGEST,
  );
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}
