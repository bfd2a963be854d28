/**
 * How many mails may begin in a second: as many as leave the process time for those who ask it. Buyers come first, and a day of
 * many orders is a day of many receipts.
 */
import { performance } from 'node:perf_hooks';

/** Also a busy process sends this many: whoever waits for a code gets it. */
const MIN_RATE = 5;
const MAX_RATE = 100;
const FIRST_RATE = 10;
/** How busy the process may be, its mails included, from 0 to 1. */
const TARGET_SHARE = 0.7;
/** Over a shorter time the share says little. Milliseconds. */
const INTERVAL = 1_000;
const MAX_DECREASE = 0.5;
const MAX_INCREASE = 1.25;

export class SendingRate {
  readonly #busy: () => number;
  readonly #burst: number;
  #perSecond = FIRST_RATE;
  #credit: number;
  #countedAt: number;
  #measuredAt: number;

  /** `busy`: how busy the process was since it was last asked. `burst`: how many may begin at once. */
  constructor(busy: () => number, burst: number, now = performance.now()) {
    this.#busy = busy;
    this.#burst = burst;
    this.#credit = burst;
    this.#countedAt = now;
    this.#measuredAt = now;
  }

  /** How many may begin now. Milliseconds, of `performance.now()`. */
  room(now = performance.now()): number {
    if (now - this.#measuredAt >= INTERVAL) this.#adjust(now);
    const earned = ((now - this.#countedAt) / 1_000) * this.#perSecond;
    this.#credit = Math.min(this.#burst, this.#credit + earned);
    this.#countedAt = now;
    return Math.floor(this.#credit);
  }

  begin(count: number): void {
    this.#credit -= count;
  }

  #adjust(now: number): void {
    this.#measuredAt = now;
    const factor = TARGET_SHARE / Math.max(this.#busy(), 0.01);
    const next = this.#perSecond * Math.min(MAX_INCREASE, Math.max(MAX_DECREASE, factor));
    this.#perSecond = Math.min(MAX_RATE, Math.max(MIN_RATE, next));
  }
}
