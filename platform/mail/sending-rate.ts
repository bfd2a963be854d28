/**
 * How many mails may be started per second: as many as leave the process time for requests. Buyers have priority, and a day of
 * many orders is a day of many receipts.
 */
import { performance } from 'node:perf_hooks';

/** Mails per second. Even a busy process sends `MIN_RATE`, because somebody may wait for a code. */
const MIN_RATE = 5;
const MAX_RATE = 100;
const FIRST_RATE = 10;
/** Target utilisation of the process, including its mails, from 0 to 1. */
const TARGET_SHARE = 0.5;
/** Over a shorter time the utilisation means little. Milliseconds. */
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

  /** `busy` returns the utilisation since its last call. `burst`: how many mails may start at once. */
  constructor(busy: () => number, burst: number, now = performance.now()) {
    this.#busy = busy;
    this.#burst = burst;
    this.#credit = burst;
    this.#countedAt = now;
    this.#measuredAt = now;
  }

  /** How many mails may start now. `now` in milliseconds of `performance.now()`. */
  freeSlots(now = performance.now()): number {
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
