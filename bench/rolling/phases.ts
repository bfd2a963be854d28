import { percentile } from '../measure/percentile.ts';
import { formatNumber, formatTable } from '../measure/table.ts';

interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly failed: number;
  /** Milliseconds, sorted. */
  readonly waits: Float64Array;
}

/** Outcomes and durations of requests, by phase of the upgrade. */
export class Phases {
  readonly #ended: Phase[] = [];
  #waits: number[] = [];
  #failed = 0;

  /** Of all phases. */
  get failed(): number {
    return this.#ended.reduce((sum, { failed }) => sum + failed, this.#failed);
  }

  /** `status` 0: the response was lost. */
  add(status: number, milliseconds: number): void {
    this.#waits.push(milliseconds);
    if (status === 0 || status >= 500) this.#failed += 1;
  }

  async during(name: string, act: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    await act();
    const seconds = (performance.now() - begun) / 1_000;
    const waits = Float64Array.from(this.#waits).sort();
    this.#ended.push({ name, seconds, failed: this.#failed, waits });
    this.#waits = [];
    this.#failed = 0;
  }

  table(): string {
    const rows = this.#ended.map(({ name, seconds, failed, waits }) => [
      name,
      formatNumber(seconds, 1),
      formatNumber(waits.length),
      formatNumber(waits.length / seconds, 1),
      formatNumber(failed),
      ...[0.5, 0.99, 1].map((share) => formatNumber(percentile(waits, share), 0)),
    ]);
    const head = ['fase', 's', 'respostas', 'por s', 'falhas', 'p50 ms', 'p99 ms', 'máx. ms'];
    return formatTable({ head, rows, words: 1 });
  }
}
