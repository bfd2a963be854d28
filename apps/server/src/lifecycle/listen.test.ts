import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { health } from '#platform/http/health.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { listening, requestHead, sendRaw } from '#platform/http/testing/raw-client.ts';
import { closeApp, leaveService } from './listen.ts';

let app: FastifyInstance;
let port: number;
let begun: number;
/** Lets the slow request finish. */
let finish: () => void;

beforeEach(async () => {
  begun = 0;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app = await httpApp({ trustedProxies: [] });
  app.get('/part', async () => ({ part: true }));
  app.get('/page', async () => {
    begun += 1;
    await finished;
    return (await app.inject('/part')).json();
  });
  app.get('/slow', async () => {
    begun += 1;
    await finished;
    return { slow: true };
  });
  app.get('/quick', async () => ({ quick: true }));
  health(app, { state: async () => 'ready' } as unknown as Database);
  port = await listening(app);
});

const request = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return [answer.status, await answer.json()];
};

test('a process that stops says so first, answers until it was noticed, and finishes what is under way', async () => {
  const page = request('/page');
  await vi.waitFor(() => expect(begun).toBe(1), 15_000);
  let noticed: () => void = () => {};
  const stopped = leaveService(app, new Promise<void>((resolve) => (noticed = resolve))).then(() =>
    closeApp(app),
  );

  expect(await request('/readyz')).toEqual([503, { status: 'stopping' }]);
  expect(await request('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await request('/quick')).toEqual([200, { quick: true }]);
  expect((await fetch(`http://127.0.0.1:${port}/quick`)).headers.get('connection')).toBe('close');
  noticed();
  // The page is still being answered, so the process stays.
  expect(await request('/readyz')).toEqual([503, { status: 'stopping' }]);
  finish();
  expect(await page).toEqual([200, { part: true }]);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/quick`)).rejects.toThrow();
});

test('a request that comes on an open connection while the server closes is answered, and ends it', async () => {
  const { socket, closed } = await sendRaw(port, requestHead('GET /slow'));
  await vi.waitFor(() => expect(begun).toBe(1), 15_000);
  const stopped = closeApp(app);
  await vi.waitFor(() => expect(app.server.listening).toBe(false), 15_000);
  socket.write(requestHead('GET /quick'));
  await vi.waitFor(() => expect([...app.openRequests]).toHaveLength(2), 15_000);
  finish();
  const answers = (await closed).split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((answer) => [answer.slice(9, 12), answer.split('\r\n\r\n')[1]])).toEqual([
    ['200', '{"slow":true}'],
    ['200', '{"quick":true}'],
  ]);
  expect(answers[1]).toMatch(/connection: close/i);
  await stopped;
});
