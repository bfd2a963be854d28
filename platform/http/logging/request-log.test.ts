import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import type { Actor } from '#kernel/scope.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { serve } from '../serve.ts';
import { plainApp } from '../testing/plain-app.ts';
import { actorFacts } from './actor-facts.ts';

const schema = {
  summary: 'Responde ou quebra.',
  tag: 'Tests',
  params: Type.Object({ token: Type.String(), cpf: Type.String() }),
  query: Type.Object({ senha: Type.Optional(Type.String()) }),
  body: Type.Object({ senha: Type.String(), boom: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ ok: Type.Boolean() }),
} as const;

const lines: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  app = await plainApp(
    (plain) =>
      serve(
        plain,
        endpoint<typeof schema>('POST', '/u/:token/:cpf'),
        schema,
        { access: 'anyone' },
        (_, { body }) => {
          if (body.boom === true) throw new Error('the shelf fell');
          return { ok: true };
        },
      ),
    logger,
  );
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => app.close());

const post = (url: string, payload: object) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      cookie: 'vitrine_session=canary-cookie',
      authorization: 'Bearer canary-bearer',
      referer: 'http://canary-referer/',
    },
    payload,
  });

test('a line says route, status and time, and its answer carries the same id', async () => {
  const answer = await post('/u/canary-handle/52998224725', { senha: 'canary-senha' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 30,
    method: 'POST',
    route: '/u/:token/:cpf',
    status: 200,
    ms: expect.any(Number),
    reqId: answer.headers['x-request-id'],
    msg: 'answered',
  });
});

test('what breaks is logged as an error, with its words and its place', async () => {
  await post('/u/canary-handle/52998224725', { senha: 'canary-senha', boom: true });
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged).toMatchObject([
    { level: 50, err: { name: 'Error', message: 'the shelf fell' } },
    { level: 50, status: 500 },
  ]);
});

test('no line holds a handle, a cookie, a document or a password', async () => {
  const secret = { senha: 'canary-senha' };
  await post('/u/canary-handle/52998224725?senha=canary-query', secret);
  await post('/u/canary-handle/52998224725', { ...secret, boom: true });
  await post('/u/canary-handle/52998224725', { senha: ['canary-senha'] });
  await post('/u/canary-handle/52998224725/canary-more', secret);
  await post('/u/canary-handle/%ff', secret);
  await post(`/u/${'canary'.repeat(100)}/1`, secret);
  await app.inject({
    method: 'POST',
    url: '/u/canary-handle/1',
    headers: { 'content-type': 'application/json' },
    payload: '{"senha":"canary',
  });
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).not.toMatch(/canary|52998224725/);
});

test('a line names the trace of its sender, if it is one', async () => {
  const url = '/u/canary-handle/1';
  const trace = async (traceparent: string) => {
    lines.length = 0;
    await app.inject({ method: 'POST', url, payload: { senha: '' }, headers: { traceparent } });
    return JSON.parse(lines[0] ?? '').trace;
  };
  const id = '0af7651916cd43dd8448eb211c80319c';
  expect(await trace(`00-${id}-b7ad6b7169203331-01`)).toBe(id);
  expect(await trace(`01-${id}-b7ad6b7169203331-01-more`)).toBe(id);
  for (const wrong of [
    'canary',
    `ff-${id}-b7ad6b7169203331-01`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    `00-${id}-b7ad6b7169203331-01-${'x'.repeat(200)}`,
  ])
    expect(await trace(wrong), wrong).toBeUndefined();
});

test.each([
  [{ kind: 'visitor' }, {}],
  [
    { kind: 'customer', name: 'Ana', userId: 'u1', clientId: 'c1', capacity: 'linked' },
    { actor: 'linked', user: 'u1' },
  ],
  [
    { kind: 'customer', name: 'ERP', userId: 'u1', capacity: 'integration', apiKeyId: 'k1' },
    { actor: 'integration', user: 'u1', apiKey: 'k1' },
  ],
  [
    { kind: 'staff', name: 'Otto', staffId: 's1', actedBy: { staffId: 's2', name: 'Rita' } },
    { actor: 'staff', staff: 's1', actedBy: 's2' },
  ],
  [
    { kind: 'platform', name: 'Rita', staffId: 's2' },
    { actor: 'platform', staff: 's2' },
  ],
])('who acts is named by ids: %o', (actor, facts) => {
  expect(defined(actorFacts(actor as Actor))).toEqual(facts);
});
