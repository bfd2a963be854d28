import { Durations } from './durations.ts';
import type { Labels, Metric, Sample } from './metric.ts';

/** Milliseconds. */
const BOUNDS = [10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 15_000];

interface Observed {
  readonly labels: Labels;
  readonly durations: Durations;
}

/** Calls of a service outside this process: how long they took, by few labels, of which one says how they ended. */
export class CallDurations implements Metric {
  readonly type = 'histogram';
  readonly name: string;
  readonly help: string;
  readonly #observed = new Map<string, Observed>();

  /** `known` labels are served as 0 from the start, so that a first failure is seen as a growth. */
  constructor(name: string, help: string, known: readonly Labels[] = []) {
    this.name = name;
    this.help = help;
    for (const labels of known) this.#of(labels);
  }

  /** Milliseconds. */
  observe(labels: Labels, duration: number): void {
    this.#of(labels).durations.observe(duration);
  }

  read = (): readonly Sample[] =>
    [...this.#observed.values()].flatMap(({ labels, durations }) => durations.samples(labels));

  #of(labels: Labels): Observed {
    const key = Object.values(labels).join(' ');
    const known = this.#observed.get(key) ?? { labels, durations: new Durations(BOUNDS) };
    this.#observed.set(key, known);
    return known;
  }
}
