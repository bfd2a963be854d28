import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database, DatabaseState } from '../../db/database.ts';
import { health } from '../health.ts';
import { httpApp } from '../http-app.ts';

const PLACES = 3;

let app: FastifyInstance;
let port: number;
let begun: number;
/** Lets every handler respond, present and future ones. */
let finish: () => void;
let state: () => Promise<DatabaseState>;
const lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  lines.length = 0;
  begun = 0;
  state = async () => 'ready';
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app = await httpApp({
    trustedProxies: [],
    maxOpenRequests: PLACES,
    logger: pino({}, { write: (line) => lines.push(JSON.parse(line)) }),
  });
  const work = async (): Promise<object> => {
    begun += 1;
    await finished;
    return { done: true };
  };
  app.post('/slow', work);
  app.get('/slow', work);
  app.get('/quick', async () => ({ done: true }));
  app.get('/large', async () => 'x'.repeat(20_000_000));
  health(app, { state: () => state() } as Database);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => {
  finish();
  return app.close();
});

const request = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const send = (text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject);
    socket.write(text);
  });
const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
const GET = head('GET /slow');
const POST = head('POST /slow', 'Content-Type: application/json', 'Content-Length: 2');
const openCount = () => [...app.openRequests].length;

test('beyond the bound requests are refused at once with 503, and taken again when the others are done', async () => {
  const inside = Array.from({ length: PLACES }, () => request('/slow'));
  await vi.waitFor(() => expect(begun).toBe(PLACES), 15_000);

  const refused = await request('/slow');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await request('/healthz')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(200);

  finish();
  expect((await Promise.all(inside)).map((answer) => answer.status)).toEqual(inside.map(() => 200));
  expect((await request('/slow')).status).toBe(200);
});

const LEAVING = {
  'before its body is whole': { text: `${POST}{`, work: 0, during: 'request', count: 1 },
  'after its body was read': { text: `${POST}{}`, work: 1, during: 'handler', count: 1 },
  'without having sent a body': { text: GET, work: 1, during: 'handler', count: 1 },
  'with more requests behind the first on its connection': {
    text: `${POST}{}`.repeat(PLACES),
    work: PLACES,
    during: 'handler',
    count: PLACES,
  },
  'in the middle of its answer': { text: head('GET /large'), work: 0, during: 'response', count: 1 },
} as const;

test.each(Object.entries(LEAVING))(
  'a client that leaves %s gives its place back, and its request is logged',
  async (_, { text, work, during, count }) => {
    const socket = await send(text);
    if (during === 'response')
      await new Promise((resolve) => socket.once('data', resolve)).then(() => socket.pause());
    await vi.waitFor(() => expect([openCount(), begun]).toEqual([count, work]), 15_000);
    socket.destroy();
    await vi.waitFor(() => expect(openCount()).toBe(0), 15_000);
    const left = lines.filter(({ msg }) => msg === 'client left');
    const route = during === 'response' ? '/large' : '/slow';
    expect(left).toHaveLength(count);
    expect(left[0]).toMatchObject({
      route,
      during,
      status: 499,
      reqId: expect.any(String),
      ms: expect.any(Number),
    });
  },
);

test('clients that leave many times as often as there are places occupy none of them', async () => {
  for (let round = 1; round <= 4 * PLACES; round += 1) {
    const socket = await send(`${POST}{}`);
    await vi.waitFor(() => expect(begun).toBe(round), 15_000);
    socket.destroy();
    await vi.waitFor(() => expect(openCount()).toBe(0), 15_000);
  }
  expect((await request('/quick')).status).toBe(200);
});

test('the process says that it is not ready while every place is taken and nobody is answered', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const inside = Array.from({ length: PLACES }, () => request('/slow'));
  await vi.waitFor(() => expect(begun).toBe(PLACES), 15_000);
  now = 4_999;
  expect((await request('/readyz')).status).toBe(200);
  now = 5_000;
  const stuck = await request('/readyz');
  expect([stuck.status, await stuck.json()]).toEqual([503, { status: 'stuck' }]);
  expect((await request('/healthz')).status).toBe(200);
  finish();
  await Promise.all(inside);
  expect((await request('/readyz')).status).toBe(200);
  vi.restoreAllMocks();
});

test('the process says that it is not ready while it is about to stop, and goes on answering', async () => {
  app.readiness.isStopping = true;
  const stopping = await request('/readyz');
  expect([stopping.status, await stopping.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await request('/healthz')).status).toBe(200);
  expect((await request('/quick')).status).toBe(200);
});
