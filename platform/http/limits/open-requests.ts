import type { FastifyReply } from 'fastify';

/** Full for this long without any response: what the requests wait for does not come. Milliseconds. */
const STUCK_AFTER = 5_000;

/** The requests whose responses are open, oldest first, at most `max`. */
export class OpenRequests implements Iterable<FastifyReply> {
  readonly #open = new Set<FastifyReply>();
  readonly #max: number;
  readonly #now: () => number;
  /** When the limit was reached, unless a response was completed since. */
  #fullSince: number | undefined;
  #emptied: (() => void)[] = [];

  constructor(max: number, now = () => performance.now()) {
    this.#max = max;
    this.#now = now;
  }

  get isFull(): boolean {
    return this.#open.size >= this.#max;
  }

  /** Full, and nothing was answered for `STUCK_AFTER`: more than a busy moment. */
  get isStuck(): boolean {
    return this.isFull && this.#fullSince !== undefined && this.#now() - this.#fullSince >= STUCK_AFTER;
  }

  enter(reply: FastifyReply): void {
    this.#open.add(reply);
    if (this.isFull) this.#fullSince ??= this.#now();
  }

  leave(reply: FastifyReply): void {
    this.#open.delete(reply);
    if (reply.raw.writableFinished) this.#fullSince = undefined;
    if (this.#open.size > 0 || this.#emptied.length === 0) return;
    for (const resolve of this.#emptied.splice(0)) resolve();
  }

  whenEmpty(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#emptied.push(resolve));
  }

  [Symbol.iterator](): Iterator<FastifyReply> {
    return this.#open.values();
  }
}
