/**
 * Metrics as the text that Prometheus reads. The library is loaded here and only here: it brings the figures of process, event loop and
 * garbage collector, and writes the format. Its own counters hash their labels with every count, which ours do not.
 */
import type { Metric as LibraryMetric } from 'prom-client';
import type { Metric } from './metric.ts';
import { Counter } from './metric.ts';

export interface Exposition {
  readonly contentType: string;
  /** Concurrent calls share one answer. A metric that cannot be read is left out of it. */
  readonly text: () => Promise<string>;
}

/** `failed` gets the name of a metric that could not be read, and why. */
export async function exposition(
  metrics: readonly Metric[],
  failed: (name: string, error: unknown) => void,
): Promise<Exposition> {
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const unread = new Counter(
    'vitrine_metric_read_failures_total',
    'Scrapes before this one that could not read this metric.',
  );
  const onFailure = (name: string, error: unknown): void => {
    unread.add({ metric: name });
    failed(name, error);
  };
  for (const metric of [...metrics, unread]) registry.registerMetric(asLibraryMetric(metric, onFailure));
  let underWay: Promise<string> | undefined;
  return {
    contentType: registry.contentType,
    text: () => {
      underWay ??= registry.metrics().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}

/** All that the library's registry asks of a metric: its name, and `get` at each scrape. */
function asLibraryMetric(
  { name, help, type, read }: Metric,
  failed: (name: string, error: unknown) => void,
): LibraryMetric {
  const get = async () => {
    try {
      const values = (await read()).map(({ suffix = '', labels = {}, value }) => ({
        metricName: `${name}${suffix}`,
        labels,
        value,
      }));
      return { name, help, type, values, aggregator: 'sum' };
    } catch (error) {
      failed(name, error);
      return { name, help, type, values: [], aggregator: 'sum' };
    }
  };
  return { name, help, type, get } as unknown as LibraryMetric;
}
