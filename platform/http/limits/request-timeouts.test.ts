import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptStreams } from '../body/body-parsers.ts';
import { readBytes } from '../body/read-bytes.ts';
import { httpApp } from '../http-app.ts';
import { listening, requestHead, sendRaw } from '../testing/raw-client.ts';
import type { RequestTimeouts } from './request-timeouts.ts';

/** Milliseconds. */
const SHORT: RequestTimeouts = {
  headers: 150,
  request: 300,
  upload: 900,
  answer: 600,
  work: 200,
  response: 1_200,
  idle: 10_000,
  checkEvery: 20,
};

let app: FastifyInstance;
let port: number;
let failLate: () => void;
const lines: string[] = [];

beforeEach(async () => {
  lines.length = 0;
  failLate = () => {};
  const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  app = await httpApp({ trustedProxies: [], timeouts: SHORT, logger });
  app.post('/sent', async () => ({ done: true }));
  app.get('/late', () => new Promise((_, reject) => (failLate = () => reject(new Error('canary-error')))));
  acceptStreams(app, ['application/octet-stream'], (streams) => {
    streams.post('/file', async (request) => ({ bytes: (await readBytes(request, 10_000)).length }));
  });
  app.get<{ Querystring: { long: string } }>('/work', ({ query }, reply) => {
    reply.workBegan = reply.elapsedTime;
    reply.mayTakeLong = query.long === 'true';
    return new Promise(() => {});
  });
  app.get('/quick', async () => ({ done: true }));
  app.get('/large', async () => 'x'.repeat(20_000_000));
  port = await listening(app);
});
afterEach(() => app.close());

const POST = requestHead('POST /sent', 'Content-Type: application/json', 'Content-Length: 4000');
const openCount = () => [...app.openRequests].length;

/** Sends bytes repeatedly until the connection is closed. */
async function drip(text: string, bytes: string): Promise<string> {
  const { socket, closed } = await sendRaw(port, text);
  socket.removeAllListeners('error').on('error', () => {});
  const timer = setInterval(() => socket.writable && socket.write(bytes), 20);
  return closed.finally(() => clearInterval(timer));
}

const problemIn = (answer: string) =>
  JSON.parse(Buffer.from(answer.split('\r\n\r\n')[1] ?? '', 'latin1').toString());

describe('a request that comes byte by byte is refused and its connection closed', () => {
  test.each([
    ['in its headers', 'GET /quick HTTP/1.1\r\nHost: x\r\nx-slow: ', 'a'],
    ['in its body', POST, ' '],
    ['in the body of a form that nobody takes', POST.replace('/sent', '/nowhere'), ' '],
    ['in a chunked body', POST.replace('Content-Length: 4000', 'Transfer-Encoding: chunked'), '1\r\n \r\n'],
  ])('%s', async (_, text, bytes) => {
    const answer = await drip(text, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('content-type: application/problem+json; charset=utf-8\r\n');
    expect(problemIn(answer)).toMatchObject({
      status: 408,
      code: 'request-timeout',
      message: 'A solicitação demorou demais para chegar. Tente novamente.',
      requestId: expect.any(String),
    });
    expect(openCount()).toBe(0);
  });
});

test('a connection on which nothing is asked is closed', async () => {
  const { closed } = await sendRaw(port, '');
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('a file may take longer to come than anything else', async () => {
  const text = requestHead('POST /file', 'Content-Type: application/octet-stream', 'Content-Length: 20');
  const { socket, closed } = await sendRaw(port, text);
  // Waits until another request, sent at the same moment, has timed out.
  await drip(POST, ' ');
  socket.write('x'.repeat(20));
  await once(socket, 'data');
  socket.end();
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*{"bytes":20}$/);
});

test('but not for ever', async () => {
  const text = requestHead('POST /file', 'Content-Type: application/octet-stream', 'Content-Length: 2000');
  expect(await drip(text, ' ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request that no handler answers is refused in time, and its place is free', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/late?busca=canary-query`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  await vi.waitFor(() => expect(openCount()).toBe(0), 15_000);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 40, route: '/late', code: 'unavailable', reqId: expect.any(String) }),
  );
  // The handler's later failure reaches neither the client nor the log.
  failLate();
  expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
  expect(lines.join()).not.toContain('canary');
});

test.each([
  { mayTakeLong: false, at: 'work' as const },
  { mayTakeLong: true, at: 'answer' as const },
])(
  'a call whose work takes too long is refused (may take long: $mayTakeLong)',
  async ({ mayTakeLong, at }) => {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/work?long=${mayTakeLong}`);
    expect(answer.status).toBe(503);
    const took = performance.now() - start;
    expect(took).toBeGreaterThanOrEqual(SHORT[at]);
    if (!mayTakeLong) expect(took).toBeLessThan(SHORT.answer);
  },
);

test('an answer that is not read is ended', async () => {
  const { socket, closed } = await sendRaw(port, requestHead('GET /large'));
  socket.removeAllListeners('error').on('error', () => {});
  await once(socket, 'data');
  socket.pause();
  await vi.waitFor(() => expect(openCount()).toBe(0), 15_000);
  socket.resume();
  expect((await closed).length).toBeLessThan(20_000_000);
});

test('headers that are too large are refused in words', async () => {
  const { closed } = await sendRaw(port, requestHead('GET /quick', `x-long: ${'x'.repeat(20_000)}`));
  const answer = await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(problemIn(answer)).toMatchObject({ status: 431, code: 'headers-too-large' });
});

test('what is no HTTP is refused in words', async () => {
  const { closed } = await sendRaw(port, 'olá\r\n\r\n');
  expect(problemIn(await closed)).toMatchObject({ status: 400, code: 'invalid-request' });
});

test('a connection that became a websocket outlives them all', async () => {
  app.server.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
    socket.on('data', (chunk: Buffer) => socket.end(`heard ${chunk}`));
  });
  const live = await sendRaw(port, requestHead('GET /live', 'Upgrade: x', 'Connection: Upgrade'));
  await once(live.socket, 'data');
  // Longer than any request limit: an unread response is ended meanwhile.
  const { socket } = await sendRaw(port, requestHead('GET /large'));
  socket.removeAllListeners('error').on('error', () => {});
  await once(socket, 'data');
  socket.pause();
  await vi.waitFor(() => expect(openCount()).toBe(0), 15_000);
  socket.destroy();
  live.socket.write('still');
  expect(await live.closed).toContain('heard still');
});
