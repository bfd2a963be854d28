/** The platform's people: what support may, what needs a second step, and that nobody else gets in. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { buildApp } from '../../src/build-app.ts';
import { platformRequests } from '../../src/testing/platform-requests.ts';
import { logInStaff, PUBLIC_URL, SECRET, send, smallServer } from '../../src/testing/small-server.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { keyOf, toInject } from '../../src/testing/valid-requests.ts';

const database = testDatabase();
const SUPPORT = 'suporte@exemplo.com.br';
let app: FastifyInstance;
let strict: FastifyInstance;
let world: SmallWorld;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  strict = await buildApp({
    settings: {
      dataDir: '/nowhere',
      defaultSite: undefined,
      publicUrl: PUBLIC_URL,
      sessionSecret: SECRET,
      trustedProxies: [],
    },
    database: database.current,
    pages: false,
  });
  await strict.ready();
  const passwordHash = await hashPassword(PASSWORD);
  const support = { name: 'Sueli', email: SUPPORT, passwordHash, support: true, memberships: [] };
  await createStaff(database.current.db, support);
});
afterAll(async () => {
  await app.close();
  await strict.close();
});

/** Status by call, of those that only the platform's people may make. */
async function statuses(server: FastifyInstance, cookie: string): Promise<Record<string, number>> {
  const requests = platformRequests(world.market.id, 1, {
    clientId: world.market.panel.attended.clientId,
    orderNumber: 1,
  });
  const found: Record<string, number> = {};
  for (const call of server.servedCalls.filter(({ access }) => access === 'platform')) {
    const request = toInject(keyOf(call), requests[keyOf(call)] ?? {});
    const answer = await send(server, { ...request, headers: { ...request.headers, cookie } });
    found[`${call.permission} ${keyOf(call)}`] = answer.statusCode;
  }
  return found;
}

test('support reads everything and changes nothing', async () => {
  const { cookie } = await logInStaff(app, SUPPORT);
  const found = Object.entries(await statuses(app, cookie));
  expect(found.length).toBeGreaterThan(20);
  const expected = (key: string): number => {
    if (!key.startsWith('platform:read')) return 403;
    // There is no order of this number.
    return key.endsWith('/pedidos/:numpedido/consultar') ? 404 : 200;
  };
  const wrong = found.filter(([key, status]) => status !== expected(key));
  expect(wrong).toEqual([]);
});

test('support has no shop’s panel', async () => {
  const { cookie } = await logInStaff(app, SUPPORT);
  const answer = await send(app, { url: `/v4/painel/${world.market.id}/pedidos`, headers: { cookie } });
  expect(answer.statusCode).toBe(404);
});

test('without a second step the platform’s people may do nothing, anywhere', async () => {
  for (const email of [SUPPORT, world.staff.administrator]) {
    const { cookie } = await logInStaff(strict, email);
    expect(new Set(Object.values(await statuses(strict, cookie)))).toEqual(new Set([403]));
    const session = await send(strict, { url: '/v4/painel/eu', headers: { cookie } });
    expect(session.json()).toMatchObject({ autenticado: true, faltaSegundaEtapa: true });
  }
  const { cookie } = await logInStaff(strict, world.staff.administrator);
  const url = `/v4/painel/${world.market.id}/pedidos`;
  const panel = await send(strict, { url, headers: { cookie } });
  expect(panel.json()).toMatchObject({ code: 'second-step-required' });
});

test('a shop’s own people need none', async () => {
  const { cookie } = await logInStaff(strict, world.staff.owner);
  const answer = await send(strict, { url: `/v4/painel/${world.market.id}/pedidos`, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
});
