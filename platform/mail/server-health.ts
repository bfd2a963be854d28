/** Whether the mail server takes mails: while it does not, one mail now and then asks, and no others are tried in vain. */
import type { Instant } from '#kernel/scope.ts';

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

export class ServerHealth {
  #failures = 0;
  #askedAgainAt: Instant = 0;
  /** When what is known now became known. */
  #since: Instant = 0;

  /** How many mails may be under way. */
  room(all: number, now: Instant): number {
    if (this.#failures === 0) return all;
    return now < this.#askedAgainAt ? 0 : 1;
  }

  /** Those that were under way together count as one: what began earlier says nothing new. */
  failed(begunAt: Instant, now: Instant): void {
    if (begunAt < this.#since) return;
    this.#askedAgainAt = now + Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    this.#failures += 1;
    this.#since = now;
  }

  answered(now: Instant): void {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.#since = now;
  }
}
