/** No log line contains personal data or secrets, not even when the database fails. Reliability M34, T65. */
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  type Login,
  logIn,
  logInStaff,
  SECRET,
  type StaffLogin,
  send,
  smallServer,
} from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, STREET, smallWorld } from '../../src/testing/small-world.ts';
import { keyOf, toInject, validRequests } from '../../src/testing/valid-requests.ts';

const database = testDatabase();
const lines: string[] = [];
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
let owner: StaffLogin;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current, pino({ level: 'trace' }, { write: (line) => lines.push(line) }));
  ana = await logIn(app, world.ana.email, world.market.id);
  owner = await logInStaff(app, world.staff.owner);
});
afterAll(() => app.close());

const canaries = (): string[] => [
  ana.handle,
  ana.token,
  ana.token.split('.')[1] ?? '',
  owner.token,
  SECRET,
  owner.token.split('.')[1] ?? '',
  world.staff.owner,
  PASSWORD,
  world.ana.email,
  encodeURIComponent(world.ana.email),
  world.ana.id,
  world.ana.addressId,
  STREET.ana,
  '52998224725',
  '529.982.247-25',
  'Rua Canário',
  // The API key, login tokens and challenges.
  'vitrine_x',
  'x'.repeat(43),
  '$argon2',
];

async function requestEverything(): Promise<number[]> {
  const statuses: number[] = [];
  const { id: clientId, userId, email, addressId } = world.ana;
  const ids = { clientId, userId, addressId, orderNumber: 1, shop: world.market };
  const who = { handle: ana.handle, email, staffEmail: world.staff.owner, ...ids };
  for (const call of app.servedCalls.filter(
    ({ endpoint }) => !/\/(logout|sair|escolher)$/.test(endpoint.path),
  )) {
    const given = validRequests(who)[keyOf(call)] ?? {};
    const body = given.body && { ...given.body, rua: 'Rua Canário', anotacoes: 'Rua Canário 529.982.247-25' };
    const request = toInject(keyOf(call), body === undefined ? given : { ...given, body });
    // A login would replace the session of the other requests.
    const isLogin = /\/(autenticar|entrar)$/.test(call.endpoint.path);
    const cookie = isLogin ? {} : { cookie: `${ana.cookie}; ${owner.cookie}` };
    const answer = await send(app, {
      ...request,
      headers: { ...request.headers, host: MARKET_HOST, ...cookie },
    });
    statuses.push(answer.statusCode);
  }
  for (const url of [
    '/v2/app/token/usuario/529.982.247-25',
    `/v1/app/${ana.handle}/%ff`,
    `/v9/${ana.handle}`,
  ]) {
    statuses.push((await send(app, { url, headers: { cookie: ana.cookie } })).statusCode);
  }
  const wrong = { cpf: '529.982.247-25', senha: `${PASSWORD}x`, idfornecedor: world.market.id };
  const url = '/v1/app/token/usuario/autenticar';
  statuses.push((await send(app, { method: 'POST', url, payload: wrong })).statusCode);
  return statuses;
}

const leaked = (): string[] => canaries().filter((canary) => lines.some((line) => line.includes(canary)));

test('a line names the route and never who asked', async () => {
  lines.length = 0;
  const statuses = await requestEverything();
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(15);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.some((line) => JSON.parse(line).route === '/v1/app/:client/enderecos')).toBe(true);
  expect(leaked()).toEqual([]);
});

test('neither where every question to the database fails', async () => {
  const raw = new pg.Client({ connectionString: database.url });
  await raw.connect();
  // Fails late, so that PostgreSQL's error messages contain the values, too.
  for (const table of ['addresses', 'orders', 'carts', 'login_attempts']) {
    await raw.query(`alter table ${table} add constraint ${table}_closed check (false) not valid`);
  }
  for (const table of ['products', 'delivery_areas', 'payment_methods']) {
    await raw.query(`alter table ${table} rename to ${table}_gone`);
  }
  await raw.end();
  lines.length = 0;
  const statuses = await requestEverything();
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(5);
  const errors = lines.filter((line) => line.includes('unexpected error'));
  expect(errors.length).toBeGreaterThan(5);
  expect(errors.some((line) => line.includes('addresses_closed'))).toBe(true);
  expect(leaked()).toEqual([]);
});
