/** The panel's session has a cookie of its own, independent of the shop's. Reliability M05, M15, M18. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  type Login,
  logIn,
  logInStaff,
  logOut,
  logOutStaff,
  PROXY,
  type StaffLogin,
  send,
  smallServer,
} from '../../src/testing/small-server.ts';
import { ATLAS_HOST, MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
let owner: StaffLogin;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
});
beforeEach(async () => {
  ana = await logIn(app, world.ana.email, world.market.id);
  owner = await logInStaff(app, world.staff.owner);
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const shopper = async (headers: Headers) =>
  (await send(app, { url: '/v1/app/token/cliente', headers: { host: MARKET_HOST, ...headers } })).json();
const who = async (headers: Headers, to = app) =>
  (await send(to, { url: '/v4/painel/eu', headers })).json().email;
const groups = (headers: Headers, supplier: string = world.market.id) =>
  send(app, { url: `/v4/painel/${supplier}/sinonimos`, headers });
const enter = (body: object, headers: Headers = {}, remoteAddress = '203.0.113.9') =>
  send(app, { method: 'POST', url: '/v4/painel/entrar', headers, payload: body, remoteAddress });

describe('the cookie', () => {
  const credentials = () => ({ email: world.staff.owner, senha: PASSWORD });

  test('is the browser’s alone, and this host’s alone', async () => {
    const { headers } = await enter(credentials(), { 'x-forwarded-proto': 'https' }, PROXY);
    const [value = '', ...attributes] = String([headers['set-cookie']].flat()[0]).split('; ');
    expect(value).toMatch(/^__Host-vitrine_staff=[\w.-]{100,}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure']);
    const plain = await enter(credentials(), { 'x-forwarded-proto': 'https' });
    expect([plain.headers['set-cookie']].flat()[0]).toMatch(/^vitrine_staff=/);
  });

  test('by https is not taken from one that a sibling could have planted', async () => {
    const request = (cookie: string) =>
      send(app, {
        url: '/v4/painel/eu',
        headers: { cookie, 'x-forwarded-proto': 'https' },
        remoteAddress: PROXY,
      });
    expect((await request(owner.cookie)).json().autenticado).toBe(false);
    expect((await request(`vitrine_staff=x; __Host-${owner.cookie}`)).json().autenticado).toBe(true);
  });

  test('is no credential to a page', async () => {
    const answer = await enter(credentials());
    expect(answer.json()).toEqual({
      nome: 'dora',
      email: world.staff.owner,
      administrador: false,
      fornecedores: [
        { idfornecedor: world.market.id, slug: 'mercado', nome: 'mercado', papel: 'PROPRIETARIO' },
      ],
    });
    expect(answer.body).not.toContain(answer.cookies[0]?.value);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a session of the panel and one of the shop', () => {
  test('stand side by side in one browser', async () => {
    const both = { cookie: `${ana.cookie}; ${owner.cookie}` };
    expect([(await shopper(both)).email, await who(both)]).toEqual([world.ana.email, world.staff.owner]);
    await logOutStaff(app, both.cookie);
    expect([(await shopper(both)).email, await who(both)]).toEqual([world.ana.email, undefined]);
    const again = await logInStaff(app, world.staff.owner);
    await logOut(app, { ...ana, cookie: `${ana.cookie}; ${again.cookie}` });
    expect(await who({ cookie: again.cookie })).toBe(world.staff.owner);
  });

  test('are never taken for one another', async () => {
    const swapped = { cookie: `vitrine_session=${owner.token}; vitrine_staff=${ana.token}` };
    expect([(await shopper(swapped)).authenticated, await who(swapped)]).toEqual([false, undefined]);
    expect((await groups(swapped)).statusCode).toBe(401);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect((await shopper(bearer(owner.token))).authenticated).toBe(false);
    expect((await groups(bearer(ana.token))).statusCode).toBe(401);
    expect((await groups(bearer(owner.token))).statusCode).toBe(200);
    expect((await shopper(bearer(ana.token))).authenticated).toBe(true);
    // In this order, too: a cached verification of one kind must not count for the other.
    expect((await groups(bearer(ana.token))).statusCode).toBe(401);
  });

  test('in the shop, its staff are visitors', async () => {
    const { atlas, staff } = world;
    const elsa = await logInStaff(app, staff.elsewhere);
    const url = `/v1/app/${atlas.id}/listaprodutosf/token`;
    const asVisitor = await send(app, { url, headers: { host: ATLAS_HOST } });
    const asStaff = await send(app, { url, headers: { host: ATLAS_HOST, cookie: elsa.cookie } });
    expect(asStaff.json()).toEqual(asVisitor.json());
    expect(asStaff.body).toContain('Furadeira');
    expect(asStaff.body).not.toContain('"preco"');
  });
});

describe('a session of the panel', () => {
  test('is dead everywhere at once after the logout', async () => {
    const other = await smallServer(database.current);
    const headers = { cookie: owner.cookie };
    expect([await who(headers), await who(headers, other)]).toEqual([world.staff.owner, world.staff.owner]);
    await logOutStaff(app, owner.cookie);
    expect([await who(headers), await who(headers, other)]).toEqual([undefined, undefined]);
    expect((await groups({ authorization: `Bearer ${owner.token}` })).statusCode).toBe(401);
    await other.close();
  });

  test('is another at each login, and the one before it is dead', async () => {
    const answer = await enter({ email: world.staff.operator, senha: PASSWORD }, { cookie: owner.cookie });
    expect(answer.cookies[0]?.value).not.toBe(owner.token);
    expect(await who({ cookie: owner.cookie })).toBeUndefined();
    expect(await who({ cookie: `vitrine_staff=${answer.cookies[0]?.value}` })).toBe(world.staff.operator);
  });

  test('finds another supplier’s panel as it finds one that does not exist', async () => {
    const statusAt = async (supplier: string, headers: Headers) => {
      const { statusCode, body } = await groups({ cookie: owner.cookie, ...headers }, supplier);
      return [statusCode, body.replace(/"requestId":"[^"]*"/, '')];
    };
    const [foreign, absent] = [await statusAt(world.atlas.id, {}), await statusAt(newId(), {})];
    expect(foreign).toEqual(absent);
    expect(foreign[0]).toBe(404);
    const conflict = await statusAt(world.atlas.id, { host: MARKET_HOST });
    expect(conflict[0]).toBe(400);
  });
});

test('a login is refused alike for an unknown e-mail and a wrong password', async () => {
  const wrong = await enter({ email: world.staff.owner, senha: 'errada' });
  const unknown = await enter({ email: 'eva@exemplo.com.br', senha: 'errada' });
  const { requestId: _, ...problem } = wrong.json();
  expect(unknown.json()).toMatchObject(problem);
  expect([wrong.statusCode, unknown.statusCode, problem.message]).toEqual([
    401,
    401,
    'Usuário inexistente ou credenciais inválidas',
  ]);
  expect([...wrong.cookies, ...unknown.cookies]).toEqual([]);
  const malformed = await enter({ email: 'dora', senha: 'errada' });
  expect([malformed.statusCode, malformed.json().message]).toEqual([400, 'E-mail inválido']);
  expect((await enter({ email: world.staff.owner })).statusCode).toBe(400);
});
