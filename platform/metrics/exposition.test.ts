import { request } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Durations } from './durations.ts';
import { exposition } from './exposition.ts';
import { Counter, gauge, type Metric } from './metric.ts';
import { startMetricsServer } from './metrics-server.ts';
import { scraped } from './scraped.ts';
import { parseExposition } from './testing/parse-exposition.ts';

const histogram = (durations: Durations): Metric => ({
  name: 'took_seconds',
  help: 'How long.',
  type: 'histogram',
  read: () => durations.samples({ of: 'it' }),
});

const shown = async (...metrics: readonly Metric[]) =>
  parseExposition(await (await exposition(metrics, () => {})).text());

test('a counter adds by its labels, and any text can be a label', async () => {
  const counter = new Counter('things_total', 'Things,\nby "kind" \\ place.');
  counter.add({ kind: 'a "b"\nc\\' });
  counter.add({ kind: 'a "b"\nc\\' }, 2);
  counter.add({ kind: 'd' }, 0.5);
  const { type, samples } = (await shown(counter)).get('things_total') ?? {};
  expect(type).toBe('counter');
  expect(samples?.map(({ labels, value }) => [labels.kind, value])).toEqual([
    ['a "b"\nc\\', 3],
    ['d', 0.5],
  ]);
});

test('a histogram’s buckets contain those below, and count and sum are those of all', async () => {
  const bounds = [1, 10, 100];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 50 }), async (observed) => {
      const durations = new Durations(bounds);
      for (const each of observed) durations.observe(each);
      const { samples = [] } = (await shown(histogram(durations))).get('took_seconds') ?? {};
      const upTo = (le: string) => samples.find(({ labels }) => labels.le === le)?.value;
      for (const bound of bounds)
        expect(upTo(String(bound / 1_000))).toBe(observed.filter((each) => each <= bound).length);
      expect(upTo('+Inf')).toBe(observed.length);
      expect(samples.at(-1)).toMatchObject({ name: 'took_seconds_count', value: observed.length });
      const sum = observed.reduce((all, each) => all + each, 0) / 1_000;
      expect(samples.at(-2)?.value).toBeCloseTo(sum, 6);
    }),
    { numRuns: 20 },
  );
});

test('a metric that cannot be read is left out and counted, and the others are served', async () => {
  const failures: unknown[] = [];
  const failing = gauge('away', 'Cannot be read.', () => Promise.reject(new Error('database away')));
  const working = gauge('here', 'Can.', () => [{ value: 7 }]);
  const { text } = await exposition([failing, working], (...given) => failures.push(given));
  await text();
  const metrics = parseExposition(await text());
  expect(metrics.get('away')?.samples).toEqual([]);
  expect(metrics.get('here')?.samples.map(({ value }) => value)).toEqual([7]);
  expect(metrics.get('vitrine_metric_read_failures_total')?.samples).toMatchObject([
    { labels: { metric: 'away' }, value: 1 },
  ]);
  expect(failures).toEqual(Array(2).fill(['away', new Error('database away')]));
});

test('what needs a query is asked for once by many scrapes, and given up where it takes long', async () => {
  let calls = 0;
  const read = scraped(async () => ({ calls: ++calls }));
  expect(await Promise.all([read(), read()])).toEqual([{ calls: 1 }, { calls: 1 }]);
  expect(await read()).toEqual({ calls: 1 });
  await expect(scraped(() => new Promise<object>(() => {}), 5)()).rejects.toThrow('could not wait');
});

test('only GET and HEAD of /metrics are answered', async () => {
  const server = await startMetricsServer(
    await exposition([], () => {}),
    { host: '127.0.0.1', port: 0 },
    () => {},
  );
  const status = (method: string, path: string) =>
    new Promise((resolve, reject) => {
      const sent = request({ port: server.port, method, path, agent: false }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['content-type']]);
      });
      sent.on('error', reject).end();
    });
  const plain = 'text/plain; version=0.0.4; charset=utf-8';
  expect(await status('GET', '/metrics')).toEqual([200, plain]);
  expect(await status('HEAD', '/metrics?name[]=up')).toEqual([200, plain]);
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/metrics/'],
    ['POST', '/metrics'],
    ['DELETE', '/metrics'],
  ] as const)
    expect(await status(method, path), `${method} ${path}`).toEqual([404, undefined]);
  await expect(
    startMetricsServer(await exposition([], () => {}), { host: '127.0.0.1', port: server.port }, () => {}),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
});

test.each([
  ['no end', '# HELP a b\n# TYPE a gauge\na 1'],
  ['a sample without its metric', 'a 1\n'],
  ['a sample of another', '# HELP a b\n# TYPE a gauge\nb 1\n'],
  ['twice the same', '# HELP a b\n# TYPE a gauge\na 1\na 2\n'],
  ['no number', '# HELP a b\n# TYPE a gauge\na one\n'],
  ['a label without quotes', '# HELP a b\n# TYPE a gauge\na{l=1} 1\n'],
  ['a label twice', '# HELP a b\n# TYPE a gauge\na{l="1",l="2"} 1\n'],
])('the parser of these tests refuses %s', (_, text) => {
  expect(() => parseExposition(text)).toThrow();
});
