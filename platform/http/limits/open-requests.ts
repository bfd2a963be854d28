import type { FastifyReply } from 'fastify';

/** Full for this long without completing a response, the server counts as stuck. Milliseconds. */
const STUCK_AFTER = 5_000;

/**
 * The requests whose responses are open, at most `max`, in no order.
 *
 * Slots that are used again, not a `Set`: V8 replaces the table of a `Set` every few dozen deletions, and each old table refers to
 * the next one. Once one table is in the old generation, all that follow are taken there with the replies in them, and stay until a
 * full collection: half of the CPU time of a cached response.
 */
export class OpenRequests implements Iterable<FastifyReply> {
  readonly #slots: (FastifyReply | undefined)[] = [];
  readonly #freeSlots: number[] = [];
  readonly #max: number;
  readonly #now: () => number;
  /** When the limit was reached, unless a response was completed since. */
  #fullSince: number | undefined;
  #emptied: (() => void)[] = [];

  constructor(max: number, now = () => performance.now()) {
    this.#max = max;
    this.#now = now;
  }

  get size(): number {
    return this.#slots.length - this.#freeSlots.length;
  }

  get isFull(): boolean {
    return this.size >= this.#max;
  }

  /** Full, and nothing was answered for `STUCK_AFTER`: more than a busy moment. */
  get isStuck(): boolean {
    return this.isFull && this.#fullSince !== undefined && this.#now() - this.#fullSince >= STUCK_AFTER;
  }

  /** Returns the slot to leave. */
  enter(reply: FastifyReply): number {
    const slot = this.#freeSlots.pop() ?? this.#slots.length;
    this.#slots[slot] = reply;
    if (this.isFull) this.#fullSince ??= this.#now();
    return slot;
  }

  leave(slot: number): void {
    const reply = this.#slots[slot];
    if (reply === undefined) return;
    this.#slots[slot] = undefined;
    this.#freeSlots.push(slot);
    if (reply.raw.writableFinished) this.#fullSince = undefined;
    if (this.size > 0 || this.#emptied.length === 0) return;
    for (const resolve of this.#emptied.splice(0)) resolve();
  }

  whenEmpty(): Promise<void> {
    if (this.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#emptied.push(resolve));
  }

  *[Symbol.iterator](): Iterator<FastifyReply> {
    for (const reply of this.#slots) if (reply !== undefined) yield reply;
  }
}
