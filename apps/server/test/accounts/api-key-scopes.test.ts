/** What a session that an API key opened may call: exactly what the key's scopes allow, on every call that systems may make. */

import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { scopeOfCall } from '#features/accounts/contract/api-keys/scope-of-call.ts';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { apiKeys } from '#features/accounts/server/api-keys/api-keys.tables.ts';
import { putApiKey } from '#features/accounts/server/api-keys/put-api-key.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staffRoles } from '#features/accounts/server/staff/staff.tables.ts';
import type { Permission } from '#kernel/permissions.ts';
import { API_SCOPES, type ApiScope } from '#kernel/permissions.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ServedCall } from '#platform/http/documentation/served-calls.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { enterBy, type Login, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { keyOf, renewRequests, sameRequests, toInject } from '../../src/testing/valid-requests.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  const { db } = database.current;
  await setCustomer(db, world.market.id, world.ana.id, { approved: true, erpCode: 'ERP-ANA' });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => app.close());

const enter = (apiKey: string): Promise<Login> =>
  enterBy(app, '/v4/api-key/login', { apiKey, idErpUsuario: 'ERP-ANA', idFornecedor: world.market.id });

async function enterWith(scopes: readonly ApiScope[]): Promise<Login> {
  const key = `vitrine_${newId()}`;
  await putApiKey(database.current.db, world.market.id, { name: 'ERP', key, scopes }, Date.now());
  return enter(key);
}

async function call(session: Login, key: string) {
  const { ana, market } = world;
  const ids = {
    clientId: ana.id,
    userId: ana.userId,
    addressId: ana.addressId,
    orderNumber: 1,
    shop: market,
  };
  const who = { ...ids, handle: session.handle, email: ana.email, staffEmail: '' };
  const request = toInject(key, sameRequests(who)[key] ?? {});
  const headers = { ...request.headers, host: MARKET_HOST, cookie: session.cookie };
  const answer = await send(app, { ...request, headers });
  expect(answer.statusCode, key).toBeLessThan(500);
  if (answer.statusCode === 200) renewRequests(who);
  const refused = answer.statusCode === 403 && answer.json().code === 'key-may-not';
  return { answer, refused };
}

/** Calls of shoppers that a system may make, by what they need. */
const callsOf = (scope: ReturnType<typeof scopeOfCall>): string[] =>
  app.servedCalls
    .filter(
      ({ access, schema }) =>
        access !== 'staff' && access !== 'platform' && !['Painel', 'Plataforma'].includes(schema.tag),
    )
    .filter(({ act }) => act === undefined || capacityMay('integration', act))
    .filter((served) => scopeOfCall(served) === scope)
    .map((served: ServedCall) => keyOf(served));

test.each(API_SCOPES)(
  '%s: without it every call of it is refused, with it alone no other is served',
  async (scope) => {
    const lacking = await enterWith(API_SCOPES.filter((other) => other !== scope));
    const having = await enterWith([scope]);
    const calls = callsOf(scope);
    expect(calls.length).toBeGreaterThan(0);
    for (const key of calls) {
      const { answer, refused } = await call(lacking, key);
      expect(refused, `${key} without ${scope}: ${answer.statusCode}`).toBe(true);
      expect(answer.json()).toMatchObject({ status: 403, facts: { permissao: scope } });
      expect(answer.json().message).toContain(scope);
      expect((await call(having, key)).refused, `${key} with ${scope}`).toBe(false);
    }
    for (const other of API_SCOPES.filter((each) => each !== scope))
      for (const key of callsOf(other).slice(0, 1)) expect((await call(having, key)).refused, key).toBe(true);
  },
);

test('a system may call nothing that no scope covers', () => {
  expect(callsOf('never')).toEqual([]);
});

test('what needs no scope says who one is, ends the session, or carries its own proof', () => {
  expect(callsOf('none').toSorted()).toEqual(OPEN.toSorted());
});

const OPEN = [
  'GET /v1/app/:client/cliente',
  'GET /v1/app/:token/cliente/logout',
  'GET /v1/app/:split/usuario/dados-receita/:doc',
  'GET /v2/app/:token/cliente/senha/recuperar/:login',
  'GET /v2/app/:token/usuario/:login',
  'POST /v1/app/:client/usuario',
  'POST /v1/app/:token/usuario/autenticar',
  'POST /v1/app/:token/usuario/autenticar/representante',
  'POST /v1/app/:token/usuario/autenticar/segunda-etapa',
  'POST /v4/api-key/login',
  'POST /v4/cadastro/confirmar',
  'POST /v4/convite',
  'POST /v4/convite-representante',
  'POST /v4/convite-representante/aceitar',
  'POST /v4/convite/aceitar',
  'POST /v4/log/google-analytics/:idfornecedor',
  'POST /v4/log/google-analytics/:idfornecedor/retirada',
  'POST /v4/login-token/:idfornecedor',
  'POST /v4/login-token/:idfornecedor/entrar',
  'POST /v4/notificacao/alertas/cancelar/:codigo',
  'POST /v4/pagamentos/:provedor/:idfornecedor/notificacoes',
  'POST /v4/privacidade/exclusao/confirmar',
  'POST /v4/senha/nova',
  'POST /v4/verificacao/confirmar',
];

const ORDERS = 'GET /v2/app/pedido/cliente/:idcliente';

test('a key from before scopes may do everything', async () => {
  const id = newId();
  const key = `vitrine_${id}`;
  const row = { supplierId: world.market.id, id, name: 'Antiga', createdAt: new Date() };
  await database.current.db.insert(apiKeys).values({ ...row, keyHash: hashOfOpaqueToken(key) });
  const session = await enter(key);
  for (const scope of API_SCOPES)
    for (const served of callsOf(scope).slice(0, 1))
      expect((await call(session, served)).refused).toBe(false);
});

const panel = async (
  method: 'GET' | 'POST' | 'PUT',
  tail = '',
  payload: object | undefined = undefined,
  email = world.staff.owner,
) => {
  const { cookie } = await logInStaff(app, email);
  const url = `/v4/painel/${world.market.id}/chaves-api${tail}`;
  const answer = await send(app, {
    method,
    url,
    headers: { cookie, host: MARKET_HOST },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('a replaced key works for a day beside its successor, which allows the same', async () => {
  // A shop has twenty at most.
  await database.current.db
    .update(apiKeys)
    .set({ revokedAt: new Date() })
    .where(eq(apiKeys.supplierId, world.market.id));
  const wanted = { nome: 'ERP novo', permissoes: ['orders:read'], validadeDias: 90 };
  const { body: old } = await panel('POST', '', wanted);
  expect(old.permissoes).toEqual(['orders:read']);
  const { body: next } = await panel('POST', `/${old.idchave}/trocar`);
  expect(next).toMatchObject({ nome: 'ERP novo', permissoes: ['orders:read'] });
  expect(next.chave).not.toBe(old.chave);
  expect(Date.parse(next.vence) - Date.parse(next.criada)).toBe(90 * 24 * 60 * 60_000);
  for (const { chave } of [old, next]) expect((await call(await enter(chave), ORDERS)).refused).toBe(false);
  const listed = (await panel('GET')).body.chaves.find(
    ({ idchave }: { idchave: string }) => idchave === old.idchave,
  );
  expect(listed).toMatchObject({ substituida: true, usada: expect.any(String) });
  const left = Date.parse(listed.vence) - Date.now();
  expect(left).toBeGreaterThan(23 * 60 * 60_000);
  expect(left).toBeLessThanOrEqual(24 * 60 * 60_000);
  expect(await panel('POST', `/${old.idchave}/trocar`)).toMatchObject({
    status: 422,
    body: { code: 'key-over' },
  });
  vi.setSystemTime(Date.parse(listed.vence) + 1);
  await expect(enter(old.chave)).rejects.toThrow('credenciais');
  await enter(next.chave);
});

test('a key without any scope, or with an unknown one, is not made', async () => {
  for (const permissoes of [[], ['orders:delete'], ['orders:read', 'orders:read']])
    expect((await panel('POST', '', { nome: 'ERP', permissoes })).status).toBe(400);
});

/** Logs in with a role of the shop's own. */
async function aMemberWith(permissions: readonly Permission[]): Promise<string> {
  const { db } = database.current;
  const id = newId();
  const role = { id, name: `Função ${id}`, permissions, discountLimit: 0 };
  const email = `${id}@equipe.exemplo.com.br`;
  await db.insert(staffRoles).values({ ...role, permissions: [...permissions], supplierId: world.market.id });
  await createStaff(db, {
    ...{ name: 'Ivo', email, passwordHash: await hashPassword(PASSWORD) },
    memberships: [{ supplierId: world.market.id, role }],
  });
  return email;
}

describe('a key that is changed', () => {
  const make = async (permissoes: readonly ApiScope[] = ['orders:read']) => {
    await database.current.db
      .update(apiKeys)
      .set({ revokedAt: new Date() })
      .where(eq(apiKeys.supplierId, world.market.id));
    return (await panel('POST', '', { nome: 'ERP', permissoes, validadeDias: 90 })).body;
  };
  const change = (
    { idchave, versao, vence }: { idchave: string; versao: number; vence: string },
    more: object,
  ) => panel('PUT', `/${idchave}`, { nome: 'ERP', permissoes: ['orders:read'], vence, versao, ...more });
  const LISTS = 'GET /v4/shopping-list/:idfornecedor';

  test('stays the same secret, and its open sessions may at once what it allows now', async () => {
    const key = await make();
    const session = await enter(key.chave);
    expect((await call(session, ORDERS)).refused).toBe(false);
    expect((await call(session, LISTS)).refused).toBe(true);
    const changed = await change(key, { nome: ' ERP da matriz ', permissoes: ['lists:read'] });
    expect(changed.body).toMatchObject({
      nome: 'ERP da matriz',
      permissoes: ['lists:read'],
      vence: key.vence,
      versao: key.versao + 1,
    });
    expect((await call(session, ORDERS)).refused).toBe(true);
    expect((await call(session, LISTS)).refused).toBe(false);
    expect((await call(await enter(key.chave), LISTS)).refused).toBe(false);
    const { rows } = await database.current.db.execute(
      sql`select before, after from audit_events where supplier_id = ${world.market.id} and subject_id = ${key.idchave} and action = 'api-key.changed'`,
    );
    expect(rows).toEqual([
      {
        before: { name: 'ERP', permissions: ['Ver pedidos e orçamentos'], expiresAt: key.vence },
        after: {
          name: 'ERP da matriz',
          permissions: ['Ver listas de compras e avisos de produtos'],
          expiresAt: key.vence,
        },
      },
    ]);
  });

  test('ends its sessions with itself, however early, and they are not prolonged with it', async () => {
    const key = await make();
    const session = await enter(key.chave);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const { body } = await change(key, { vence: soon });
    expect(body.vence).toBe(soon);
    const later = await change({ ...key, versao: body.versao }, { vence: undefined });
    expect(later.body.vence).toBeUndefined();
    vi.setSystemTime(Date.parse(soon) + 1);
    expect((await call(session, ORDERS)).answer.statusCode).toBe(401);
    await enter(key.chave);
  });

  test('is not changed on an older version, beyond ten years, into the past, or once it is over', async () => {
    const key = await make();
    await change(key, { nome: 'Da primeira' });
    expect(await change(key, { nome: 'Da segunda' })).toMatchObject({
      status: 409,
      body: { code: 'alterado-por-outra-pessoa', facts: { atual: { nome: 'Da primeira' } } },
    });
    const now = { ...key, versao: key.versao + 1 };
    for (const vence of ['2020-01-01T00:00:00Z', '2126-01-01T00:00:00Z', 'amanhã', '2030-01-01'])
      expect(await change(now, { vence })).toMatchObject({
        status: 422,
        body: { code: 'expiry-out-of-range' },
      });
    await panel('POST', `/${key.idchave}/trocar`);
    expect(await change(now, {})).toMatchObject({ status: 422, body: { code: 'key-over' } });
    expect(
      (await panel('PUT', `/${newId()}`, { nome: 'X', permissoes: ['orders:read'], versao: 1 })).status,
    ).toBe(404);
  });

  test('gets no more from a person than they may themselves, and keeps what others gave it', async () => {
    const key = await make(['orders:read', 'finance:read']);
    const email = await aMemberWith(['api-keys:manage', 'orders:read']);
    const by = (method: 'POST' | 'PUT', tail: string, more: object) =>
      panel(method, tail, { nome: 'ERP', permissoes: ['orders:read'], ...more }, email);
    const refused = { status: 403, body: { code: 'more-than-you-have' } };
    expect(await by('POST', '', { permissoes: ['orders:write'] })).toMatchObject(refused);
    expect((await by('POST', '', {})).status).toBe(200);
    expect(await panel('POST', `/${key.idchave}/trocar`, undefined, email)).toMatchObject(refused);
    const change = (permissoes: readonly ApiScope[], versao: number) =>
      by('PUT', `/${key.idchave}`, { permissoes, versao });
    expect(await change(['orders:read', 'orders:write'], key.versao)).toMatchObject(refused);
    expect((await change(['orders:read', 'finance:read'], key.versao)).status).toBe(200);
    expect((await change(['orders:read'], key.versao + 1)).status).toBe(200);
    expect(await change(['orders:read', 'finance:read'], key.versao + 2)).toMatchObject(refused);
  });
});
