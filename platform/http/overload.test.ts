import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { mapErrors } from './error-mapper.ts';
import { shedOverload } from './overload.ts';

test('beyond the bound requests are refused at once with 503, and taken again when the others are done', async () => {
  const app = Fastify();
  mapErrors(app);
  shedOverload(app, 2);
  let finish: () => void = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let under = 0;
  app.get('/slow', async () => {
    under += 1;
    await finished;
    return 'done';
  });
  app.get('/healthz', async () => 'ok');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const inside = [fetch(`${address}/slow`), fetch(`${address}/slow`)];
  await vi.waitFor(() => expect(under).toBe(2), 15_000);

  const refused = await fetch(`${address}/slow`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  finish();
  expect((await Promise.all(inside)).map((answer) => answer.status)).toEqual([200, 200]);
  expect((await fetch(`${address}/slow`)).status).toBe(200);
  await app.close();
});
