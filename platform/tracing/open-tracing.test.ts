import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { httpApp } from '../http/http-app.ts';
import { openTracing } from './open-tracing.ts';
import { annotate, currentTrace, inSpan, type SpanOptions } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const sent = (flags: string) => `00-${TRACE}-b7ad6b7169203331-${flags}`;

let spans: ReadableSpan[] = [];
let stop: () => Promise<void> = async () => {};

async function open(ratio = 1): Promise<void> {
  spans = [];
  stop = await openTracing({
    serviceName: 'test',
    ratio,
    endpoint: {
      export(batch, done) {
        spans.push(...batch);
        done({ code: 0 });
      },
      shutdown: async () => {},
    },
  });
}
afterEach(() => stop());

const run = (options?: SpanOptions) => inSpan('work', async () => currentTrace()?.traceId, options);

test('until traces are opened nothing is done', async () => {
  expect(await run({ continues: sent('01') })).toBeUndefined();
  annotate({ a: 1 });
});

test('work within work is its child, and what failed says so by its kind alone', async () => {
  await open();
  await expect(
    inSpan('outer', async () => {
      annotate({ number: 7 });
      await inSpan('inner', () => Promise.reject(new RangeError('ana@exemplo.com.br')));
    }),
  ).rejects.toThrow('ana@');
  await stop();
  const [inner, outer] = spans;
  expect([inner?.name, outer?.name]).toEqual(['inner', 'outer']);
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
  expect(inner?.attributes).toEqual({ 'error.type': 'RangeError' });
  expect(outer?.attributes).toEqual({ number: 7, 'error.type': 'RangeError' });
  expect(JSON.stringify([inner?.events, inner?.status])).not.toContain('ana@');
});

test('a sender’s trace is continued, but never recorded more often than ours', async () => {
  await open(1);
  expect(await run({ continues: sent('01') })).toBe(TRACE);
  expect(await run({ continues: sent('00') })).toBe(TRACE);
  expect(await run({ continues: 'nonsense' })).not.toBe(TRACE);
  await stop();
  expect(spans.map((span) => span.spanContext().traceId === TRACE)).toEqual([true, false]);
  await open(0);
  expect(await run({ continues: sent('01') })).toBe(TRACE);
  await stop();
  expect(spans).toEqual([]);
});

test('a request is a span, its work a part of it, and its lines name the trace', async () => {
  await open();
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const app = await httpApp({ trustedProxies: [], logger });
  app.post('/v1/:id', async (request) => {
    request.log.warn('within');
    return { trace: await run() };
  });
  const answer = await app.inject({
    ...{ method: 'POST', url: '/v1/52998224725', payload: { a: 1 } },
    headers: { traceparent: sent('01'), 'content-type': 'application/json' },
  });
  expect(answer.json()).toEqual({ trace: TRACE });
  await app.close();
  await stop();
  const request = spans.find(({ name }) => name === 'POST /v1/:id');
  expect(spans.find(({ name }) => name === 'work')?.parentSpanContext?.spanId).toBe(
    request?.spanContext().spanId,
  );
  expect(request?.attributes).toMatchObject({ 'http.route': '/v1/:id', 'http.response.status_code': 200 });
  expect(lines.map(({ msg, trace }) => [msg, trace])).toEqual([
    ['within', TRACE],
    ['answered', TRACE],
  ]);
});
