import { percentile } from '../measure/percentile.ts';
import { formatNumber, formatTable } from '../measure/table.ts';

interface Phase {
  readonly name: string;
  readonly seconds: number;
  /** Number of failures by status; 0: the response was lost. */
  readonly failures: ReadonlyMap<number, number>;
  /** Milliseconds, sorted. */
  readonly waits: Float64Array;
}

/** Outcomes and durations of requests, by phase of the upgrade. */
export class Phases {
  readonly #ended: Phase[] = [];
  #waits: number[] = [];
  #failures = new Map<number, number>();

  /** Of all phases. */
  get failed(): number {
    return this.#ended.reduce((sum, { failures }) => sum + countOf(failures), countOf(this.#failures));
  }

  /** `status` 0: the response was lost. */
  add(status: number, milliseconds: number): void {
    this.#waits.push(milliseconds);
    if (status === 0 || status >= 500) this.#failures.set(status, (this.#failures.get(status) ?? 0) + 1);
  }

  async during(name: string, act: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    await act();
    const seconds = (performance.now() - begun) / 1_000;
    const waits = Float64Array.from(this.#waits).sort();
    this.#ended.push({ name, seconds, failures: this.#failures, waits });
    this.#waits = [];
    this.#failures = new Map();
  }

  table(): string {
    const rows = this.#ended.map(({ name, seconds, failures, waits }) => [
      name,
      formatNumber(seconds, 1),
      formatNumber(waits.length),
      formatNumber(waits.length / seconds, 1),
      formatNumber(countOf(failures)),
      ...[0.5, 0.99, 1].map((share) => formatNumber(percentile(waits, share), 0)),
      ` ${[...failures].map(([status, count]) => `${count} × ${status === 0 ? 'perdida' : status}`).join(', ')}`,
    ]);
    const head = ['fase', 's', 'respostas', 'por s', 'falhas', 'p50 ms', 'p99 ms', 'máx. ms', ''];
    return formatTable({ head, rows, words: 1 });
  }
}

const countOf = (failures: ReadonlyMap<number, number>): number =>
  [...failures.values()].reduce((sum, count) => sum + count, 0);
