/** Moments at which something of a group changes by the clock alone. */

/** Whoever read the clock just before a moment may name it just after. Milliseconds. */
const JUST_OVER = 10_000;

/** Each moment that is named comes once, however often it is named; those further off than `horizon` are not awaited. */
export class ScheduledInvalidation {
  /** What is awaited, and what has come a moment ago. */
  readonly #known = new Map<string, NodeJS.Timeout>();
  readonly #come: (group: string) => void;
  readonly #horizon: number;

  /** `horizon` in milliseconds: whoever cares for a moment names it again in less. */
  constructor(come: (group: string) => void, horizon: number) {
    this.#come = come;
    this.#horizon = horizon;
  }

  /** `at` in epoch milliseconds. */
  schedule(group: string, at: number): void {
    const wait = at - Date.now();
    const key = `${group} ${at}`;
    if (wait < -JUST_OVER || wait > this.#horizon || this.#known.has(key)) return;
    this.#after(key, Math.max(wait, 0), () => {
      this.#after(key, JUST_OVER, () => this.#known.delete(key));
      this.#come(group);
    });
  }

  close(): void {
    for (const timer of this.#known.values()) clearTimeout(timer);
    this.#known.clear();
  }

  #after(key: string, wait: number, act: () => void): void {
    this.#known.set(key, setTimeout(act, wait).unref());
  }
}
