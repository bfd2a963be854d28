import type { Labels, Sample } from './metric.ts';

/**
 * How many durations fell between which bounds: a histogram of plain numbers, so that counting one costs a comparison or two.
 * Bounds are milliseconds in ascending order; samples are seconds, as Prometheus wants them.
 */
export class Durations {
  readonly #bounds: readonly number[];
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
  }

  /** Milliseconds. */
  observe(duration: number): void {
    const bounds = this.#bounds;
    let at = 0;
    while (at < bounds.length && duration > (bounds[at] as number)) at += 1;
    (this.#counts[at] as number) += 1;
    this.#sum += duration;
  }

  samples(labels: Labels): readonly Sample[] {
    let below = 0;
    const buckets = [...this.#counts].map((count, at) => {
      below += count;
      const bound = this.#bounds[at];
      const le = bound === undefined ? '+Inf' : String(bound / 1_000);
      return { suffix: '_bucket', labels: { ...labels, le }, value: below };
    });
    return [
      ...buckets,
      { suffix: '_sum', labels, value: this.#sum / 1_000 },
      { suffix: '_count', labels, value: below },
    ];
  }
}
