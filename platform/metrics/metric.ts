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
