/** What clients observed, by phase of the run. */
import { percentile } from '../measure/percentile.ts';
import { formatNumber } from '../measure/table.ts';

/** Status 0: no response. */
export type Kind = 'read' | 'order' | 'cancel' | 'ready';

export class Phase {
  readonly name: string;
  readonly #statuses = new Map<string, number>();
  readonly #times: Record<Kind, number[]> = { read: [], order: [], cancel: [], ready: [] };
  /** The slowest response of each kind, whatever its status. Milliseconds. */
  readonly slowest: Record<Kind, number> = { read: 0, order: 0, cancel: 0, ready: 0 };
  /** Seconds from the end of the fault until orders and readiness are back. */
  back: number | undefined;

  constructor(name: string) {
    this.name = name;
  }

  add(kind: Kind, status: number, milliseconds: number): void {
    const key = `${kind} ${status}`;
    this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1);
    this.slowest[kind] = Math.max(this.slowest[kind], milliseconds);
    if (status >= 200 && status < 300) this.#times[kind].push(milliseconds);
  }

  get longest(): number {
    return Math.max(...Object.values(this.slowest));
  }

  count(kind: Kind, within: (status: number) => boolean): number {
    return [...this.#statuses]
      .filter(([key]) => key.startsWith(`${kind} `) && within(Number(key.slice(kind.length + 1))))
      .reduce((sum, [, count]) => sum + count, 0);
  }

  /** 99th percentile of answered requests, in milliseconds. */
  p99(kind: Kind): number {
    return percentile(Float64Array.from(this.#times[kind]).sort(), 0.99);
  }

  /** '3 × order 503, 1 × read 0': everything but successes. */
  failures(): string {
    return [...this.#statuses]
      .filter(([key]) => !/ 2\d\d$/.test(key))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, count]) => `${formatNumber(count)} × ${key}`)
      .join(', ');
  }
}

/** The phases of a run; a response counts for the phase in which its request began. */
export class Observations {
  readonly phases: Phase[] = [];

  begin(name: string): Phase {
    const phase = new Phase(name);
    this.phases.push(phase);
    return phase;
  }

  get current(): Phase {
    return this.phases.at(-1) ?? this.begin('');
  }
}
