import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveHealth } from './serve-health.ts';

test('a process that has no other port answers its health checks alone', async () => {
  const app = Fastify();
  let isReady = true;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => reply.code(isReady ? 200 : 503).send({ status: 'x' }));
  app.get('/v1/pedidos', async () => 'not for this port');
  const { port, close } = await serveHealth(app, { host: '127.0.0.1', port: 0 });
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  isReady = false;
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/v1/pedidos')).toBe(404);
  await expect(serveHealth(app, { host: '127.0.0.1', port })).rejects.toThrow(/HEALTH_PORT/);
  // The last thing that a process closes: until then it says that it takes nothing.
  await app.close();
  expect(await statusOf('/readyz')).toBe(503);
  await close();
  await expect(statusOf('/healthz')).rejects.toThrow();
});
