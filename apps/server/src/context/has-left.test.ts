import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { listening, requestHead, sendRaw } from '#platform/http/testing/raw-client.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createContextOf } from './context-of.ts';

const schema = { summary: 'Espera.', tag: 'Tests', answer: Type.Object({}) } as const;
const database = testDatabase();
const { promise: waited, resolve: release } = Promise.withResolvers<void>();
let app: FastifyInstance;
let met: RequestContext | undefined;

beforeAll(async () => {
  app = await httpApp({ trustedProxies: [] });
  const sessionSecret = 'a secret of these tests alone, long enough';
  app.decorate('contextOf', createContextOf({ database: database.current, sessionSecret }));
  const wait = endpoint<typeof schema>('POST', '/wait');
  serve(app, wait, schema, { access: 'anyone', supplier: 'none' }, async (context) => {
    met = context;
    await waited;
    return {};
  });
});
afterAll(() => {
  release();
  return app.close();
});

test('work for a client can check whether the client is still connected', async () => {
  const { socket } = await sendRaw(await listening(app), requestHead('POST /wait', 'Content-Length: 0'));
  await vi.waitFor(() => expect(met).toBeDefined(), 15_000);
  expect(met?.hasLeft?.()).toBe(false);
  socket.destroy();
  await vi.waitFor(() => expect(met?.hasLeft?.()).toBe(true), 15_000);
});
