/** A quantity that a scrape reads. What counts holds plain numbers and does not know who reads them. */

export type Labels = Readonly<Record<string, string | number>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
  /** Appended to the metric's name, as histograms need: '_bucket'. */
  readonly suffix?: string;
}

export interface Metric {
  readonly name: string;
  /** One sentence, shown in Prometheus. */
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** Reads at each scrape what is counted elsewhere. */
export const gauge = (name: string, help: string, read: Metric['read']): Metric => ({
  name,
  help,
  type: 'gauge',
  read,
});

/** The same of a number that only grows. */
export const counted = (name: string, help: string, read: Metric['read']): Metric => ({
  name,
  help,
  type: 'counter',
  read,
});

interface Total {
  readonly labels: Labels;
  value: number;
}

/** A number per combination of labels that only grows while the process lives. Label values must be few: they are never forgotten. */
export class Counter implements Metric {
  readonly type = 'counter';
  readonly name: string;
  readonly help: string;
  readonly #totals = new Map<string, Total>();

  /** `known` labels are served as 0 from the start, so that a first count is seen as a growth. */
  constructor(name: string, help: string, known: readonly Labels[] = []) {
    this.name = name;
    this.help = help;
    for (const labels of known) this.add(labels, 0);
  }

  add(labels: Labels, amount = 1): void {
    const key = Object.values(labels).join(' ');
    const total = this.#totals.get(key);
    if (total === undefined) this.#totals.set(key, { labels, value: amount });
    else total.value += amount;
  }

  read = (): readonly Sample[] => [...this.#totals.values()].map(({ labels, value }) => ({ labels, value }));
}
