/**
 * Logins without a password, through the composed server: a supplier's own system by its key, and a session carried
 * to a supplier's own domain. Reliability M03, M04, M05; T30, T32, T33.
 */

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiScopeNames } from '#features/accounts/contract/api-keys/scope-texts.ts';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { defined } from '#kernel/defined.ts';
import { API_SCOPES } from '#kernel/permissions.ts';
import { isUniqueViolation } from '#platform/db/violations.ts';
import { attempts } from '#platform/http/limits/attempts.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { duringWrite } from '../../src/testing/during-write.ts';
import { startProcess, stopProcess, uncached } from '../../src/testing/one-process.ts';
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
import { ATLAS_HOST, MARKET_HOST, SHARED_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { withinASecond } from '../../src/testing/within-a-second.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let owner: StaffLogin;
let made = 0;
let from = '';

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = await logInStaff(app, world.staff.owner);
  const { market, atlas, ana, bia, novo } = world;
  const { db } = database.current;
  await setCustomer(db, market.id, ana.id, { approved: true, erpCode: 'ERP-1' });
  await setCustomer(db, market.id, bia.id, { approved: true, erpCode: 'ERP-2' });
  await setCustomer(db, atlas.id, novo.id, { approved: false, erpCode: 'ERP-3' });
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  from = `203.0.113.${made}`;
  await database.current.db.delete(attempts);
});
afterEach(() => vi.restoreAllMocks());

const later = (seconds: number): void => {
  const now = Date.now() + seconds * 1_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
};

type Headers = Record<string, string>;
type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers: Headers = {}, to = app) =>
  send(to, {
    method,
    url,
    remoteAddress: PROXY,
    headers: { host: MARKET_HOST, 'x-forwarded-for': from, ...headers },
    ...defined({ payload }),
  });
type WithCookies = Awaited<ReturnType<typeof call>>;
const cookieIn = ({ cookies }: WithCookies): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const sessionOf = async (cookie: string, host = MARKET_HOST, to = app) =>
  (await call('GET', '/v1/app/token/cliente', undefined, { cookie, host }, to)).json();
const isOpen = async (cookie: string, host = MARKET_HOST): Promise<boolean> =>
  (await sessionOf(cookie, host)).authenticated;
/** The response without its variable parts. */
const bare = ({ statusCode, headers, body }: WithCookies) => {
  const { 'x-request-id': _, date: __, ...rest } = headers;
  return { statusCode, rest, body: body.replace(/"requestId":"[^"]*"/, '') };
};

/** A key that allows everything. */
const ALL = { nome: 'ERP', permissoes: API_SCOPES };

describe('a supplier’s own system', () => {
  const keys = (method: Method, tail = '', payload?: object, cookie = owner.cookie) =>
    call(method, `/v4/painel/${world.market.id}/chaves-api${tail}`, payload, { cookie });
  const newKey = async (nome = 'ERP') => {
    const { chave, idchave } = (await keys('POST', '', { nome, permissoes: API_SCOPES })).json();
    return { key: chave as string, id: idchave as string };
  };
  const enter = (
    apiKey: string,
    idErpUsuario = 'ERP-1',
    more: Headers = {},
    idFornecedor = world.market.id,
  ) => call('POST', '/v4/api-key/login', { apiKey, idErpUsuario, idFornecedor }, more);

  test('logs its client in with its key, at its own shop alone', async () => {
    const { key, id } = await newKey();
    const answer = await enter(key);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ok: true,
      idcliente: world.ana.id,
      email: world.ana.email,
      capacidade: 'INTEGRACAO',
      principal: false,
      cadastro_aprovado: true,
      idapikeys: id,
      fornecedor_slug: world.market.slug,
    });
    const cookie = cookieIn(answer);
    expect(cookie).toMatch(/^vitrine_session=/);
    expect(await sessionOf(cookie)).toMatchObject({ authenticated: true, capacidade: 'INTEGRACAO' });
    expect(await sessionOf(cookie, ATLAS_HOST)).toMatchObject({ authenticated: false });
    // Twelve hours, not the weeks of a login.
    const seconds = Number(/Max-Age=(\d+)/.exec(String(answer.headers['set-cookie']))?.[1]);
    expect(seconds).toBe(12 * 60 * 60);
  });

  test('sees itself among the devices, and none of its client’s people', async () => {
    const { key } = await newKey();
    await enter(key);
    const answer = await enter(key);
    const cookie = cookieIn(answer);
    const { sessoes } = (await call('GET', `/v4/sessoes/${world.ana.id}`, undefined, { cookie })).json();
    expect(sessoes).toMatchObject([{ dispositivo: 'Integração: ERP', atual: true }]);
    // The client's users see the system.
    const ana = await logIn(app, world.ana.email, world.market.id);
    const own = { cookie: ana.cookie };
    const devices = (await call('GET', `/v4/sessoes/${world.ana.id}`, undefined, own)).body;
    expect(devices).toContain('Integração: ERP');
  });

  test('the browser’s session before it is dead, and a new one opens each time', async () => {
    const { key } = await newKey();
    const before = await logIn(app, world.bia.email, world.market.id);
    const answer = await enter(key, 'ERP-1', { cookie: before.cookie });
    expect(await Promise.all([before.cookie, cookieIn(answer)].map((one) => isOpen(one)))).toEqual([
      false,
      true,
    ]);
    const again = await enter(key);
    expect(again.json().token).not.toBe(answer.json().token);
  });

  test('whatever is wrong is answered alike, and costs the same questions', async () => {
    const { key } = await newKey();
    const revoked = await newKey();
    await keys('DELETE', `/${revoked.id}`);
    const one = await startProcess(database.url);
    const tried = async (apiKey: string, erp: string, shop = world.market.id, host = SHARED_HOST) => {
      const before = one.queries.length;
      const payload = { apiKey, idErpUsuario: erp, idFornecedor: shop };
      const answer = await call('POST', '/v4/api-key/login', payload, { host }, one.app);
      return { queries: uncached(one.queries.slice(before)), answer };
    };
    await tried('vitrine_warm', 'ERP-1');
    await tried('vitrine_warm', 'ERP-1', world.atlas.id);
    const wrong = [
      await tried('vitrine_unknown', 'ERP-1'),
      await tried(revoked.key, 'ERP-1'),
      await tried(key, 'ERP-9'),
      await tried(key, 'ERP-3'),
      await tried(key, 'ERP-3', world.atlas.id),
      await tried('vitrine_unknown', 'ERP-9'),
    ];
    for (const { queries, answer } of wrong) {
      expect(bare(answer)).toEqual(bare(wrong[0]?.answer ?? answer));
      expect(queries).toEqual(wrong[0]?.queries);
    }
    expect(wrong[0]?.answer.json()).toMatchObject({
      status: 401,
      message: 'Usuário inexistente ou credenciais inválidas',
    });
    await stopProcess(one);
  });

  test('a code names one client, however it is given', async () => {
    const { key } = await newKey();
    const { db } = database.current;
    const given = setCustomer(db, world.market.id, world.novo.id, { approved: true, erpCode: 'ERP-2' });
    expect(isUniqueViolation(await given.catch((error: unknown) => error))).toBe(true);
    expect((await enter(key, 'ERP-2')).statusCode).toBe(200);
  });

  test('who waits for approval waits here, too', async () => {
    const cookie = (await logInStaff(app, world.staff.elsewhere)).cookie;
    const url = `/v4/painel/${world.atlas.id}/chaves-api`;
    const { chave } = (await call('POST', url, ALL, { cookie, host: ATLAS_HOST })).json();
    const answer = await enter(chave, 'ERP-3', { host: ATLAS_HOST }, world.atlas.id);
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Seu cadastro já foi confirmado e aguarda aprovação',
    ]);
    expect(answer.cookies).toEqual([]);
  });

  test('thirty wrong keys in five minutes from an address are enough', async () => {
    const { key } = await newKey();
    for (let tried = 0; tried < 30; tried += 1) await enter('vitrine_guess');
    expect((await enter(key)).json()).toMatchObject({
      status: 429,
      message: 'Erro ao tentar fazer login. Tente novamente em alguns minutos',
    });
    from = '198.51.100.1';
    for (let used = 0; used < 32; used += 1) expect((await enter(key)).statusCode).toBe(200);
  });

  test('a key is shown once, and afterwards listed without its value', async () => {
    const { key, id } = await newKey('Sistema novo');
    expect(key).toMatch(/^vitrine_[\w-]{43}$/);
    const listed = await keys('GET');
    expect(listed.body).not.toContain(key);
    const found = listed.json().chaves.find(({ idchave }: { idchave: string }) => idchave === id);
    expect(found).toEqual({
      idchave: id,
      nome: 'Sistema novo',
      permissoes: [...API_SCOPES],
      criada: expect.any(String),
      versao: 1,
    });
    const { rows } = await database.current.db.execute(
      sql`select json_agg(k)::text || (select json_agg(a)::text from audit_events a where supplier_id = ${world.market.id}) as all from api_keys k where supplier_id = ${world.market.id}`,
    );
    expect(String(rows[0]?.all)).toContain('Sistema novo');
    expect(String(rows[0]?.all)).not.toContain(key);
  });

  test('revoked, it ends what it opened at once, on every process, and is audited', async () => {
    const { key, id } = await newKey('ERP velho');
    const [opened, others] = [cookieIn(await enter(key)), cookieIn(await enter((await newKey()).key))];
    const other = await startProcess(database.url);
    expect((await sessionOf(opened, MARKET_HOST, other.app)).authenticated).toBe(true);
    expect((await keys('DELETE', `/${id}`)).statusCode).toBe(200);
    expect(await Promise.all([opened, others].map((one) => isOpen(one)))).toEqual([false, true]);
    await withinASecond(async () => !(await sessionOf(opened, MARKET_HOST, other.app)).authenticated);
    await stopProcess(other);
    expect((await enter(key)).statusCode).toBe(401);
    expect((await keys('DELETE', `/${id}`)).statusCode).toBe(200);
    const events = await database.current.db
      .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
      .from(auditEvents)
      .where(sql`${auditEvents.supplierId} = ${world.market.id} and ${auditEvents.subjectId} = ${id}`)
      .orderBy(auditEvents.id);
    const permissions = API_SCOPES.map((scope) => apiScopeNames[scope]);
    expect(events).toEqual([
      { action: 'api-key.created', before: null, after: { name: 'ERP velho', permissions } },
      { action: 'api-key.revoked', before: { name: 'ERP velho' }, after: null },
    ]);
  });

  test('has twenty keys at most, also where two are made at once', async () => {
    const { db } = database.current;
    const supplierId = world.market.id;
    const revokeAll = () =>
      db.execute(sql`update api_keys set revoked_at = now() where supplier_id = ${supplierId}`);
    await revokeAll();
    await db.execute(sql`insert into api_keys (supplier_id, id, name, key_hash, created_at)
      select ${supplierId}, gen_random_uuid(), 'ERP', 'hash ' || n, now() from generate_series(1, 19) n`);
    const answers = await duringWrite(
      database.url,
      'lock table api_keys in share row exclusive mode',
      () => Promise.all(['um', 'dois'].map((nome) => keys('POST', '', { ...ALL, nome }))),
      2,
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().code).toBe('too-many-keys');
    await revokeAll();
    expect((await keys('POST', '', ALL)).statusCode).toBe(200);
  });

  test('its session leaves like every other', async () => {
    const { key } = await newKey();
    const answer = await enter(key);
    const cookie = cookieIn(answer);
    const left = await call('GET', `/v1/app/${answer.json().token}/cliente/logout`, undefined, { cookie });
    expect(left.headers['set-cookie']).toMatch(/^vitrine_session=;/);
    expect(await isOpen(cookie)).toBe(false);
  });
});

describe('a session carried to the supplier’s own domain', () => {
  const make = (session: Login, headers: Headers = {}, shop = world.market) =>
    call(
      'POST',
      `/v4/login-token/${shop.id}`,
      { idcliente: session.clientId },
      {
        host: SHARED_HOST,
        cookie: session.cookie,
        ...headers,
      },
    );
  const enter = (
    tokenLogin: string,
    email: string,
    headers: Headers = {},
    shop = world.market,
    method: Method = 'POST',
  ) => call(method, `/v4/login-token/${shop.id}/entrar`, { tokenLogin, email }, headers);
  const carried = async (who: 'ana' | 'bia' = 'ana') => {
    const session = await logIn(app, world[who].email, world.market.id);
    const { tokenLogin, email } = (await make(session)).json();
    return { session, token: tokenLogin as string, email: email as string };
  };
  const REFUSED = {
    status: 401,
    message:
      'Não foi possível autenticar via token de redirecionamento. Verifique suas credenciais e tente novamente.',
  };

  test('is issued for the logged-in user, for this supplier’s domain and the user’s e-mail', async () => {
    const session = await logIn(app, world.ana.email, world.market.id);
    const answer = await make(session);
    expect(answer.json()).toEqual({
      tokenLogin: expect.stringMatching(/^[\w-]{43}$/),
      email: world.ana.email,
      dominio: MARKET_HOST,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const { rows } = await database.current.db.execute(
      sql`select json_agg(t)::text as all from login_tokens t where supplier_id = ${world.market.id}`,
    );
    expect(String(rows[0]?.all)).not.toContain(answer.json().tokenLogin);
    expect((await make({ ...session, cookie: '' })).statusCode).toBe(401);
  });

  test('opens there a session of its own, and the one before goes on', async () => {
    const { session, token, email } = await carried();
    const answer = await enter(token, email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ idcliente: world.ana.id, email, capacidade: 'PRINCIPAL' });
    expect(answer.json().token).not.toBe(session.handle);
    const cookie = cookieIn(answer);
    expect(cookie).not.toBe(session.cookie);
    expect(await isOpen(cookie)).toBe(true);
    expect(await isOpen(session.cookie)).toBe(true);
  });

  test('lives there no longer than here', async () => {
    const session = await logIn(app, world.ana.email, world.market.id);
    const days = (answer: Awaited<ReturnType<typeof enter>>): number =>
      Number(/Max-Age=(\d+)/.exec(String(answer.headers['set-cookie']))?.[1]) / (24 * 60 * 60);
    later(29 * 24 * 60 * 60);
    const { tokenLogin, email } = (await make(session)).json();
    const answer = await enter(tokenLogin, email);
    expect(answer.statusCode).toBe(200);
    expect(days(answer)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['x', 'ana@exemplo.com.br'],
    ['', ''],
    ['%', 'x'.repeat(300)],
  ])('what is no token at all (%j) is refused in the same words', async (token, email) => {
    expect((await enter(token, email)).json()).toMatchObject(REFUSED);
  });

  test('counts once, also for two who come at once', async () => {
    const { token, email } = await carried();
    const both = await Promise.all([enter(token, email), enter(token, email)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await enter(token, email)).json()).toMatchObject(REFUSED);
  });

  test('not after sixty seconds', async () => {
    // From here on the test moves the clock.
    later(0);
    const { token, email } = await carried();
    const other = await carried('bia');
    later(59);
    expect((await enter(token, email)).statusCode).toBe(200);
    later(2);
    expect((await enter(other.token, other.email)).json()).toMatchObject(REFUSED);
  });

  test('on no other host, with no other e-mail, by no e-mail alone, and is not used up by the try', async () => {
    const { token, email } = await carried();
    const wrong = [
      await enter(token, email, { host: SHARED_HOST }),
      await enter(token, email, { host: ATLAS_HOST }, world.atlas),
      await enter(token, email, { host: 'evil.example' }),
      await enter(token, world.bia.email),
      await enter('x'.repeat(43), email),
    ];
    for (const answer of wrong) {
      expect(answer.cookies).toEqual([]);
      expect(answer.json()).toMatchObject(REFUSED);
    }
    expect((await enter(token, email)).statusCode).toBe(200);
  });

  test('by POST only, from the shop’s own page only', async () => {
    const { token, email } = await carried();
    const url = `/v4/login-token/${world.market.id}/entrar`;
    for (const method of ['GET', 'HEAD'] as const) expect((await call(method, url)).statusCode).toBe(404);
    const elsewhere: readonly Headers[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: `http://${SHARED_HOST}` },
    ];
    for (const headers of elsewhere)
      expect((await enter(token, email, headers)).json().code).toBe('cross-site');
    expect((await enter(token, email, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  test('a second one makes the first worthless; the end of the session that made it, too', async () => {
    const session = await logIn(app, world.ana.email, world.market.id);
    const [first, second] = [(await make(session)).json(), (await make(session)).json()];
    expect((await enter(first.tokenLogin, first.email)).statusCode).toBe(401);
    await logOut(app, session);
    expect((await enter(second.tokenLogin, second.email)).json()).toMatchObject(REFUSED);
  });

  test('the browser’s session there is dead after it', async () => {
    const there = await logIn(app, world.bia.email, world.market.id);
    const { token, email } = await carried();
    const answer = await enter(token, email, { cookie: there.cookie });
    expect(await Promise.all([there.cookie, cookieIn(answer)].map((one) => isOpen(one)))).toEqual([
      false,
      true,
    ]);
  });

  test('carries as whom one acts, and no further than it counts', async () => {
    const cookie = owner.cookie;
    const { chave } = (
      await call('POST', `/v4/painel/${world.market.id}/chaves-api`, ALL, { cookie })
    ).json();
    const payload = { apiKey: chave, idErpUsuario: 'ERP-1', idFornecedor: world.market.id };
    const opened = await call('POST', '/v4/api-key/login', payload);
    const session = { handle: '', clientId: world.ana.id, token: '', cookie: cookieIn(opened) };
    later(3_600);
    const { tokenLogin, email } = (await make(session)).json();
    const answer = await enter(tokenLogin, email);
    expect(answer.json()).toMatchObject({ capacidade: 'INTEGRACAO', idcliente: world.ana.id });
    // Carrying the session does not prolong it.
    expect(Number(/Max-Age=(\d+)/.exec(String(answer.headers['set-cookie']))?.[1])).toBeLessThanOrEqual(
      11 * 60 * 60,
    );
    // It is valid at the market only.
    expect((await make(session, { host: ATLAS_HOST }, world.atlas)).statusCode).toBe(401);
  });

  test('whose approval was taken away meanwhile is not let in', async () => {
    const session = await logIn(app, world.ana.email, world.atlas.id);
    const { tokenLogin, email } = (await make(session, {}, world.atlas)).json();
    await setCustomer(database.current.db, world.atlas.id, world.ana.id, { approved: false });
    const at = { host: ATLAS_HOST };
    expect((await enter(tokenLogin, email, at, world.atlas)).json()).toMatchObject(REFUSED);
    await setCustomer(database.current.db, world.atlas.id, world.ana.id, { approved: true });
  });
});

describe('a foreign document', () => {
  test('is a login like any other', async () => {
    await createClientAccount(database.current.db, {
      kind: 'person',
      name: 'Lucía Pérez',
      email: 'lucia@exemplo.com.br',
      document: 'AAB-123.456',
      password: 'vitrine123',
    });
    for (const typed of ['AAB123456', 'aab-123 456', ' aab.123.456 ']) {
      const looked = await call('GET', `/v2/app/token/usuario/${encodeURIComponent(typed)}?auth=random`);
      expect(looked.json()).toEqual({ ok: true, candidato: { email: '', cpf: 'AAB123456' }, cpf_length: 11 });
      const entered = await call('POST', '/v1/app/token/usuario/autenticar', {
        cpf: typed,
        senha: 'vitrine123',
      });
      expect(entered.json()).toMatchObject({ nome: 'Lucía Pérez', cpf_length: 11 });
    }
    // As for every login, the look-up does not reveal whether it exists.
    const unknown = await call('GET', '/v2/app/token/usuario/ZZZ999999?auth=random');
    expect(unknown.json()).toEqual({ ok: true, candidato: { email: '', cpf: 'ZZZ999999' }, cpf_length: 11 });
  });
});
