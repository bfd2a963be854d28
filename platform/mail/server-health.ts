/**
 * A circuit breaker for the mail server: while it is down, a single mail probes it now and then and no others are tried. Times are
 * milliseconds of a clock that is never set (`performance.now`).
 */

const FIRST_WAIT = 2_000;
const MAX_WAIT = 60_000;

export class ServerHealth {
  #failures = 0;
  #askedAgainAt = 0;
  /** Time of the last state change. */
  #since = 0;

  /** Number of mails that may be in progress. */
  freeSlots(all: number, now: number): number {
    if (this.#failures === 0) return all;
    return now < this.#askedAgainAt ? 0 : 1;
  }

  /** Mails that were in progress together count as one failure: one that began before the last change says nothing new. */
  failed(begunAt: number, now: number): void {
    if (begunAt < this.#since) return;
    this.#askedAgainAt = now + Math.min(FIRST_WAIT * 2 ** this.#failures, MAX_WAIT);
    this.#failures += 1;
    this.#since = now;
  }

  answered(now: number): void {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.#since = now;
  }
}
