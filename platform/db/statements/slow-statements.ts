export interface SlowStatement {
  readonly statement: string;
  /** Milliseconds, the wait for a connection included. */
  readonly ms: number;
  readonly failed: boolean;
  /** Others of the same name since the last report. */
  readonly unreported: number;
}

/** A database that stalls slows every statement down: each name is reported once in this time. Milliseconds. */
const PAUSE = 10_000;
const MAX_NAMES = 1_500;

/** Reports statements that took at least `threshold` milliseconds, by name and without any value. */
export class SlowStatements {
  readonly #threshold: number;
  readonly #report: (slow: SlowStatement) => void;
  readonly #byName = new Map<string, { until: number; unreported: number }>();

  constructor(threshold: number, report: (slow: SlowStatement) => void) {
    this.#threshold = threshold;
    this.#report = report;
  }

  isSlow(duration: number): boolean {
    return duration >= this.#threshold;
  }

  /** `now` is of any monotonic clock, in milliseconds. */
  note(statement: string, duration: number, failed: boolean, now: number): void {
    const last = this.#byName.get(statement);
    if (last !== undefined && last.until > now) {
      last.unreported += 1;
      return;
    }
    if (last === undefined && this.#byName.size >= MAX_NAMES) return;
    this.#byName.set(statement, { until: now + PAUSE, unreported: 0 });
    this.#report({ statement, ms: Math.round(duration), failed, unreported: last?.unreported ?? 0 });
  }
}
