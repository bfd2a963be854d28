import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpApp } from './http-app.ts';
import { bytesAsText, sendRaw } from './raw-response.ts';

const TEXT = 'Pão de açúcar — 2 €';
const PROXY = '10.0.0.1';
const lines: string[] = [];
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  app = await httpApp({ trustedProxies: [PROXY], logger });
  const headers = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store'];
  const body = bytesAsText(Buffer.from(TEXT));
  app.get('/sent', async (_, reply) => reply.type('text/plain; charset=utf-8').send(TEXT));
  app.get('/prepared', async (request, reply) => sendRaw(request, reply, { status: 200, headers, body }));
  app.get(
    '/at-the-door',
    { onRequest: (request, reply) => void sendRaw(request, reply, { status: 200, headers, body }) },
    () => {
      throw new Error('nobody comes here');
    },
  );
  app.get('/known', async (request, reply) => sendRaw(request, reply, { status: 304, headers: [] }));
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const get = async (path: string) => {
  const answer = await fetch(address + path, {
    headers: { 'accept-encoding': 'identity' },
  });
  const { date: _, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, id, body: await answer.text() };
};

test.each(['/prepared', '/at-the-door'])('%s carries what an answer carries that is sent', async (path) => {
  const { id: _, ...sent } = await get('/sent');
  const { id, ...prepared } = await get(path);
  expect(prepared).toEqual(sent);
  expect(prepared.body).toBe(TEXT);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect((await get(path)).id).not.toBe(id);
});

test('over https it says so, too', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const inject = (remoteAddress: string) => app.inject({ url: '/prepared', headers, remoteAddress });
  expect((await inject(PROXY)).headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await inject('10.9.9.9')).headers).not.toHaveProperty('strict-transport-security');
});

test('has a line in the log', async () => {
  lines.length = 0;
  const { id } = await get('/at-the-door');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'GET', route: '/at-the-door', status: 200, reqId: id, msg: 'answered' },
  ]);
});

test('may have no body', async () => {
  const { status, body, headers } = await get('/known');
  expect([status, body]).toEqual([304, '']);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('content-length');
});
