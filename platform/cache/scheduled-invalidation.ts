/** Calls back when a scheduled moment comes, for groups whose data changes by the clock alone. */

/** A caller that read the clock just before a moment may schedule it just after. Milliseconds. */
const JUST_OVER = 10_000;
/** The clock may be set while a moment is awaited: it is read again this often. Milliseconds. */
const CLOCK_CHECK = 30_000;

/** Each moment fires once, however often it is scheduled; moments further away than `horizon` are ignored. */
export class ScheduledInvalidation {
  /** Timers of pending moments, and of those that fired within the last `JUST_OVER`. */
  readonly #known = new Map<string, NodeJS.Timeout>();
  readonly #come: (group: string) => void;
  readonly #horizon: number;

  /** `horizon` in milliseconds: the caller schedules the moment again within that time. */
  constructor(come: (group: string) => void, horizon: number) {
    this.#come = come;
    this.#horizon = horizon;
  }

  /** `at` in epoch milliseconds. */
  schedule(group: string, at: number): void {
    const wait = at - Date.now();
    const key = `${group} ${at}`;
    if (wait < -JUST_OVER || wait > this.#horizon || this.#known.has(key)) return;
    this.#await(key, at, () => {
      this.#after(key, JUST_OVER, () => this.#known.delete(key));
      this.#come(group);
    });
  }

  close(): void {
    for (const timer of this.#known.values()) clearTimeout(timer);
    this.#known.clear();
  }

  #await(key: string, at: number, act: () => void): void {
    const wait = Math.max(at - Date.now(), 0);
    this.#after(key, Math.min(wait, CLOCK_CHECK), () => {
      if (Date.now() < at) this.#await(key, at, act);
      else act();
    });
  }

  #after(key: string, wait: number, act: () => void): void {
    this.#known.set(key, setTimeout(act, wait).unref());
  }
}
