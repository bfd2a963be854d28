/**
 * Another site can make a visitor's browser do nothing. A session is one cookie, new at each login and invalid right
 * after the logout. Reliability M05, M17, M18; T32, T35, T37.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { databaseState } from '../../src/testing/database-state.ts';
import {
  type Login,
  logIn,
  logInStaff,
  logOut,
  PROXY,
  type StaffLogin,
  send,
  smallServer,
} from '../../src/testing/small-server.ts';
import { ATLAS_HOST, MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { keyOf, sameRequests, toInject } from '../../src/testing/valid-requests.ts';

const database = testDatabase();
const state = databaseState(database.url);
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
afterAll(async () => {
  await app.close();
  await state.close();
});

const requestOf = (key: string, headers: Record<string, string> = {}) => {
  const { id: clientId, userId, email, addressId } = world.ana;
  const ids = { clientId, userId, addressId, orderNumber: 1, shop: world.market };
  const who = { handle: ana.handle, email, staffEmail: world.staff.owner, ...ids };
  const request = toInject(key, sameRequests(who)[key] ?? {});
  const cookie = `${ana.cookie}; ${owner.cookie}`;
  return { ...request, headers: { ...request.headers, host: MARKET_HOST, cookie, ...headers } };
};
const calls = (method: 'GET' | 'other') =>
  app.servedCalls.filter(({ endpoint }) => (endpoint.method === 'GET') === (method === 'GET')).map(keyOf);

const LOGOUT = 'GET /v1/app/:token/cliente/logout';
const isOpen = async ({ cookie }: Login, to = app): Promise<boolean> => {
  const answer = await send(to, { url: '/v1/app/token/cliente', headers: { cookie, host: MARKET_HOST } });
  return answer.json().authenticated;
};

/** Headers that browsers send with requests from another page. */
const FROM_ELSEWHERE: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: `http://sub.${MARKET_HOST}` },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `https://${MARKET_HOST}` },
  { origin: `http://${ATLAS_HOST}` },
  { referer: `https://evil.example/${MARKET_HOST}` },
];
/** Headers for pictures, frames, prefetched links, and reads that pretend to be something else. */
const EMBEDDED: readonly Record<string, string>[] = [
  {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
    accept: 'image/*',
  },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', 'sec-purpose': 'prefetch', purpose: 'prefetch' },
  // Typed into the address bar, or followed from a mail: not requested by a page of ours.
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  { 'sec-fetch-site': 'cross-site', 'x-http-method-override': 'POST', 'x-requested-with': 'XMLHttpRequest' },
];
/** Content types that HTML forms can send without a preflight. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];

describe('another site', () => {
  test('changes nothing by any call that has an effect', { timeout: 600_000 }, async () => {
    const before = await state.read();
    expect(calls('other').length).toBeGreaterThan(5);
    for (const key of calls('other')) {
      for (const headers of FROM_ELSEWHERE) {
        const answer = await send(app, requestOf(key, headers));
        expect([answer.statusCode, answer.json().code], `${key} ${JSON.stringify(headers)}`).toEqual([
          403,
          'cross-site',
        ]);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      // A form's origin is checked before its body is read.
      for (const type of FORMS) {
        const headers = { 'content-type': type, origin: 'https://evil.example' };
        const answer = await send(app, requestOf(key, headers));
        expect([answer.statusCode, answer.json().code], `${key} ${type}`).toEqual([403, 'cross-site']);
      }
    }
    expect(await state.read()).toEqual(before);
  });

  /** GET calls with an effect, found by trying all of them, so that new ones are included. */
  async function withEffect(): Promise<string[]> {
    const found: string[] = [];
    let before = JSON.stringify(await state.read());
    for (const key of calls('GET')) {
      const answer = await send(app, requestOf(key, { 'sec-fetch-site': 'same-origin' }));
      const after = JSON.stringify(await state.read());
      const changed = after !== before || answer.headers['set-cookie'] !== undefined;
      before = after;
      if (!changed) continue;
      found.push(key);
      if (await isOpen(ana)) continue;
      ana = await logIn(app, world.ana.email, world.market.id);
      before = JSON.stringify(await state.read());
    }
    return found;
  }

  test('changes nothing by reading, and ends no session', { timeout: 400_000 }, async () => {
    const effective = await withEffect();
    expect(effective).toEqual(
      expect.arrayContaining([
        LOGOUT,
        'GET /v2/app/:token/cliente/senha/recuperar/:login',
        'GET /v4/verificacao/enviar-verificacao',
      ]),
    );
    const before = await state.read();
    for (const key of effective) {
      for (const headers of [...FROM_ELSEWHERE, ...EMBEDDED]) {
        for (const method of ['GET', 'HEAD'] as const) {
          const answer = await send(app, { ...requestOf(key, headers), method });
          expect(answer.statusCode, `${method} ${key} ${JSON.stringify(headers)}`).toBe(403);
          expect(answer.headers['set-cookie']).toBeUndefined();
        }
      }
    }
    for (const key of calls('GET').filter((one) => !effective.includes(one))) {
      for (const headers of EMBEDDED.slice(0, 3)) {
        const answer = await send(app, requestOf(key, headers));
        // Some are refused without an effect, such as guessing coupons.
        expect([200, 403, 404], key).toContain(answer.statusCode);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    }
    expect(await state.read()).toEqual(before);
    expect(await isOpen(ana)).toBe(true);
  });

  test('changes nothing by a form that says not where it comes from', async () => {
    const before = await state.read();
    for (const { endpoint, schema, ...call } of app.servedCalls) {
      if (endpoint.method === 'GET' || schema.body === undefined) continue;
      const key = keyOf({ endpoint, schema, ...call });
      const { payload, ...request } = requestOf(key);
      for (const type of FORMS.filter((one) => schema.bodyTypes?.includes(one) !== true)) {
        const headers = { ...request.headers, 'content-type': type };
        for (const body of [payload ?? '', `${payload ?? ''}=`, 'a=1']) {
          const answer = await send(app, { ...request, headers, payload: body });
          expect([400, 415], `${key} ${type}`).toContain(answer.statusCode);
        }
      }
    }
    expect(await state.read()).toEqual(before);
  });

  test('can read no answer: none of them invites it', async () => {
    for (const key of [...calls('GET'), ...calls('other')]) {
      const { headers } = await send(app, requestOf(key, FROM_ELSEWHERE[0]));
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    const preflightHeaders = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await send(app, {
      method: 'OPTIONS',
      url: `/v1/app/${ana.handle}/enderecos`,
      headers: preflightHeaders,
    });
    expect(preflight.statusCode).toBe(404);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('leaves nothing of anyone in a cache', async () => {
    // Files for crawlers and for installing the shop contain no personal data.
    const forCrawlers = [
      'GET /robots.txt',
      'GET /sitemap.xml',
      'GET /:loja/sitemap.xml',
      'GET /manifest.webmanifest',
      'GET /:loja/manifest.webmanifest',
    ];
    const icon = 'GET /v4/fornecedor/:idfornecedor/icone/:arquivo';
    for (const key of calls('GET').filter((name) => name !== LOGOUT)) {
      const answer = await send(app, requestOf(key));
      const isCacheable = forCrawlers.includes(key) && answer.statusCode === 200;
      if (isCacheable) expect(String(answer.headers.vary).split(', '), key).toContain('host');
      expect(answer.headers['cache-control'], key).toMatch(
        isCacheable ? /^public, max-age=3600$/ : key === icon ? /^public, max-age=300$/ : /no-store/,
      );
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('the cookie', () => {
  const enter = (headers: Record<string, string>, remoteAddress: string) =>
    send(app, {
      method: 'POST',
      url: '/v1/app/token/usuario/autenticar',
      headers: { host: MARKET_HOST, ...headers },
      payload: { cpf: world.ana.email, senha: PASSWORD },
      remoteAddress,
    });

  test('is the browser’s alone, and this host’s alone', async () => {
    const { headers } = await enter({ 'x-forwarded-proto': 'https' }, PROXY);
    const given = [headers['set-cookie']].flat().map((cookie) => String(cookie).split('; '));
    expect(given.map(([value = '']) => value.split('=', 1)[0])).toEqual([
      '__Host-vitrine_session',
      '__Host-vitrine_device',
    ]);
    for (const [place, days] of [30, 365].entries()) {
      const [value = '', ...attributes] = given[place] ?? [];
      expect(value).toMatch(/^__Host-vitrine_\w+=[\w.-]{100,}$/);
      expect(attributes.toSorted()).toEqual([
        'HttpOnly',
        `Max-Age=${days * 24 * 60 * 60}`,
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ]);
    }
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
  });

  test('of the panel is, too', async () => {
    const payload = { email: world.staff.owner, senha: PASSWORD };
    const headers = { host: MARKET_HOST, 'x-forwarded-proto': 'https' };
    const url = '/v4/painel/entrar';
    const answer = await send(app, { method: 'POST', url, payload, headers, remoteAddress: PROXY });
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-vitrine_staff=[\w.-]{100,}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=\w+$/,
    );
  });

  test('is taken away by the logout, and by name and place it is the same one', async () => {
    const entered = await enter({ 'x-forwarded-proto': 'https' }, PROXY);
    const [given = ''] = String(entered.headers['set-cookie']).split(';');
    const { token } = entered.json();
    const left = await send(app, {
      url: `/v1/app/${token}/cliente/logout`,
      headers: { host: MARKET_HOST, cookie: given, 'x-forwarded-proto': 'https' },
      remoteAddress: PROXY,
    });
    expect(left.statusCode).toBe(200);
    const taken = [left.headers['set-cookie']].flat().map(String);
    const one = taken.find((cookie) => cookie.startsWith('__Host-vitrine_session=;')) ?? '';
    expect(one).toMatch(/; Path=\/(;|$)/);
    expect(one).toMatch(/Secure/);
    expect(one).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
    const again = { host: MARKET_HOST, cookie: given, 'x-forwarded-proto': 'https' };
    const visitor = await send(app, { url: '/v1/app/token/cliente', headers: again, remoteAddress: PROXY });
    expect(visitor.json().authenticated).toBe(false);
  });

  test('is not secure because somebody says so', async () => {
    const { headers } = await enter({ 'x-forwarded-proto': 'https' }, '203.0.113.9');
    expect([headers['set-cookie']].flat()[0]).toMatch(/^vitrine_session=/);
    expect(String(headers['set-cookie'])).not.toContain('Secure');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('of a sibling’s planting is not looked at', async () => {
    const planted = { cookie: ana.cookie, 'x-forwarded-proto': 'https', host: MARKET_HOST };
    const url = `/v1/app/token/cliente`;
    expect((await send(app, { url, headers: planted, remoteAddress: PROXY })).json().authenticated).toBe(
      false,
    );
    const guarded = { ...planted, cookie: `vitrine_session=x; __Host-${ana.cookie}` };
    expect((await send(app, { url, headers: guarded, remoteAddress: PROXY })).json().authenticated).toBe(
      true,
    );
  });

  test('is no session when it is cut, changed or another algorithm’s', async () => {
    const [head = '', body = '', signature = ''] = ana.token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of [
      '',
      'x',
      head,
      `${head}.${body}.`,
      `${head}.${body}.${signature.slice(0, -2)}AA`,
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${ana.token}x`,
      'x'.repeat(5_000),
    ]) {
      expect(await isOpen({ ...ana, cookie: `vitrine_session=${token}` }), token).toBe(false);
    }
    expect(await isOpen(ana)).toBe(true);
  });
});

describe('a session', () => {
  test('planted before the login is dead after it', async () => {
    const planted = await logIn(app, world.bia.email, world.market.id);
    const answer = await send(app, {
      method: 'POST',
      url: '/v1/app/token/usuario/autenticar',
      headers: { cookie: planted.cookie },
      payload: { cpf: world.ana.email, senha: PASSWORD, idfornecedor: world.market.id },
    });
    const given = answer.cookies[0]?.value;
    expect(answer.json().idcliente).toBe(world.ana.id);
    expect(answer.json().token).not.toBe(planted.handle);
    expect(given).not.toBe(planted.token);
    expect(await isOpen(planted)).toBe(false);
    expect(await isOpen({ ...planted, cookie: `vitrine_session=${given}` })).toBe(true);
  });

  test('is another at each login, and the others stay', async () => {
    const second = await logIn(app, world.ana.email, world.market.id);
    expect(second.handle).not.toBe(ana.handle);
    expect(second.token).not.toBe(ana.token);
    expect([await isOpen(ana), await isOpen(second)]).toEqual([true, true]);
  });

  test('is dead everywhere at once after the logout', async () => {
    const other = await smallServer(database.current);
    expect([await isOpen(ana), await isOpen(ana, other)]).toEqual([true, true]);
    await logOut(app, ana);
    expect([await isOpen(ana), await isOpen(ana, other)]).toEqual([false, false]);
    const addresses = (headers: Record<string, string>) =>
      send(other, { url: `/v1/app/${ana.handle}/enderecos`, headers });
    expect((await addresses({ cookie: ana.cookie })).statusCode).toBe(401);
    expect((await addresses({ authorization: `Bearer ${ana.token}` })).statusCode).toBe(401);
    await other.close();
  });

  test('is never in a body or an address', async () => {
    const url = `/v1/app/${ana.handle}~${world.ana.id}/cliente`;
    const answer = await send(app, { url, headers: { cookie: ana.cookie, host: MARKET_HOST } });
    expect(answer.json().token).toBe(ana.handle);
    expect(answer.body).not.toContain(ana.token);
    expect((await send(app, { url: `/v1/app/${ana.token}/cliente` })).statusCode).toBe(400);
    const visitor = `/v1/app/token/cliente?token=${ana.token}&access_token=${ana.token}`;
    expect((await send(app, { url: visitor, headers: { host: MARKET_HOST } })).json().authenticated).toBe(
      false,
    );
  });
});
