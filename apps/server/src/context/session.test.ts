import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  type FixtureLogin,
  injectRequest,
  logInAs,
  PROXY,
  testServer,
  testWorld,
} from './context-fixture.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: Awaited<ReturnType<typeof testWorld>>;

beforeAll(async () => {
  world = await testWorld(database.current);
  app = await testServer(database.current);
});
afterAll(() => app.close());

const LOGIN = '/v1/app/token/usuario/autenticar';
const SESSION = '/v1/app/token/cliente';
const credentials = (more: object = {}) => ({
  cpf: '529.982.247-25',
  senha: 'vitrine123',
  loginAsRepresentante: false,
  tokenOrigin: null,
  idcliente: EMPTY_UUID,
  idfornecedor: world.market,
  idcadastroextracliente: null,
  ...more,
});
const session = async ({ cookie }: FixtureLogin) =>
  (await injectRequest(app, SESSION, { headers: { cookie } })).json();

describe('the look-up of a login', () => {
  const look = (login: string) =>
    injectRequest(app, `/v2/app/token/usuario/${encodeURIComponent(login)}?auth=random`);

  test('answers known and unknown logins in one shape, without names', async () => {
    const known = (await look('ana@exemplo.com.br')).json();
    const unknown = (await look('eva@exemplo.com.br')).json();
    expect(unknown).toEqual({ ...known, candidato: { email: 'eva@exemplo.com.br', cpf: '' } });
    expect((await look('12.ABC.345/01DE-35')).json()).toEqual({
      ok: true,
      candidato: { email: '', cpf: '12ABC34501DE35' },
      cpf_length: 14,
    });
  });

  test('refuses what is no login', async () => {
    const answer = await look('529.982.247-24');
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Email ou CPF Invalido']);
  });
});

describe('a login', () => {
  test('answers who one is and where, and gives no credential to the page', async () => {
    const answer = await injectRequest(app, LOGIN, { body: credentials() });
    expect(answer.json()).toEqual({
      ok: true,
      token: expect.stringMatching(/^[\w-]{22}$/),
      idcliente: world.ana,
      nome: 'ana@exemplo.com.br',
      email: 'ana@exemplo.com.br',
      nome_cliente: 'ana@exemplo.com.br',
      principal: true,
      capacidade: 'PRINCIPAL',
      cpf_length: 11,
      cadastro_aprovado: true,
      idcadastroextracliente: expect.stringMatching(/^[0-9a-f-]{36}$/),
      loginAsUsuarioVinculado: false,
      fornecedor_logado: world.market,
      fornecedor_slug: 'mercado',
      fornecedor_dominio: null,
      usuarios_vinculados: [],
      usuario_vinculado_logado: null,
      jwttoken: null,
      access: null,
      idapikeys: null,
      message_after_create: null,
    });
    expect(answer.body).not.toContain(answer.cookies[0]?.value);
  });

  test.each([
    ['https', '__Host-vitrine_session', true],
    ['http', 'vitrine_session', undefined],
  ])('by %s sets the cookie %s', async (protocol, name, secure) => {
    const headers = { 'x-forwarded-proto': protocol };
    const { cookies } = await injectRequest(app, LOGIN, {
      body: credentials(),
      headers,
      remoteAddress: PROXY,
    });
    const [cookie] = cookies;
    expect(cookies.map((each) => each.name.replace('__Host-', ''))).toEqual([
      'vitrine_session',
      'vitrine_device',
    ]);
    expect(cookie).toMatchObject({ name, path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 2_592_000 });
    expect(cookie?.secure).toBe(secure);
    expect(cookie?.domain).toBeUndefined();
  });

  test('by https is not taken from a cookie that a sibling could have planted', async () => {
    const { token } = await logInAs(app, 'ana@exemplo.com.br', world.market);
    const from = (cookie: string) =>
      injectRequest(app, SESSION, {
        headers: { cookie, 'x-forwarded-proto': 'https' },
        remoteAddress: PROXY,
      });
    expect((await from(`vitrine_session=${token}`)).json().authenticated).toBe(false);
    expect((await from(`__Host-vitrine_session=${token}`)).json().authenticated).toBe(true);
  });

  test('is refused alike for an unknown login and a wrong password', async () => {
    const wrong = await injectRequest(app, LOGIN, { body: credentials({ senha: 'errada' }) });
    const unknown = await injectRequest(app, LOGIN, {
      body: credentials({ cpf: 'eva@exemplo.com.br', senha: 'errada' }),
    });
    const { requestId: _, ...problem } = wrong.json();
    expect(unknown.json()).toMatchObject(problem);
    expect([wrong.statusCode, unknown.statusCode, problem.message]).toEqual([
      401,
      401,
      'Usuário inexistente ou credenciais inválidas',
    ]);
    expect([...wrong.cookies, ...unknown.cookies]).toEqual([]);
  });

  test('waits where the supplier approves first, once one has asked to be its client', async () => {
    const open = async (also: object = {}) => {
      const answer = await injectRequest(app, LOGIN, {
        body: credentials({ idfornecedor: world.atlas, ...also }),
      });
      return [answer.statusCode, answer.json().message, answer.cookies.map(({ name }) => name)];
    };
    // No session: it may send the shop documents.
    const waits = [403, 'Seu cadastro já foi confirmado e aguarda aprovação', ['vitrine_applicant']];
    expect(await open()).toEqual([
      403,
      'Você ainda não tem cadastro nesta loja. Peça o seu cadastro para comprar aqui.',
      [],
    ]);
    expect(await open({ solicitarCadastro: true })).toEqual(waits);
    expect(await open()).toEqual(waits);
  });

  test.each([
    ['another login', () => ({ url: LOGIN, body: credentials() })],
    ['a logout', () => ({ url: '/v1/app/token/cliente/logout', body: undefined })],
  ])('ends with %s what a refused applicant left in the browser', async (_, next) => {
    const { url, body } = next();
    const headers = { cookie: 'vitrine_applicant=left' };
    const { cookies } = await injectRequest(app, url, body === undefined ? { headers } : { headers, body });
    expect(cookies.find(({ name }) => name === 'vitrine_applicant')).toMatchObject({ value: '', path: '/' });
  });

  test('needs a supplier and closed fields of sane length', async () => {
    const status = async (body: object) => (await injectRequest(app, LOGIN, { body })).statusCode;
    const { idfornecedor: _, ...nowhere } = credentials();
    expect(await status(nowhere)).toBe(404);
    expect(await status(credentials({ senha: 'x'.repeat(201) }))).toBe(400);
    expect(await status(credentials({ senha: 1 }))).toBe(400);
    expect(await status(credentials({ cpf: ['ana@exemplo.com.br'] }))).toBe(400);
  });

  test('is slowed down after ten wrong passwords', async () => {
    const wrong = () =>
      injectRequest(app, LOGIN, { body: credentials({ cpf: 'bia@exemplo.com.br', senha: 'errada' }) });
    const statuses = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await wrong()).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await wrong()).json().message).toBe(
      'Erro ao tentar fazer login. Tente novamente em alguns minutos',
    );
  });

  test('replaces the session before it', async () => {
    const first = await logInAs(app, 'ana@exemplo.com.br', world.market);
    const body = credentials();
    const second = await injectRequest(app, LOGIN, { body, headers: { cookie: first.cookie } });
    expect(second.json().token).not.toBe(first.handle);
    expect((await session(first)).authenticated).toBe(false);
  });
});

describe('the session check', () => {
  test('knows a visitor and a customer', async () => {
    expect((await injectRequest(app, SESSION)).json()).toEqual({
      authenticated: false,
      token: 'token',
      idcliente: EMPTY_UUID,
    });
    const ana = await logInAs(app, 'ana@exemplo.com.br', world.market);
    expect(await session(ana)).toEqual({
      authenticated: true,
      token: ana.handle,
      idcliente: world.ana,
      nome: 'ana@exemplo.com.br',
      email: 'ana@exemplo.com.br',
      nome_cliente: 'ana@exemplo.com.br',
      principal: true,
      capacidade: 'PRINCIPAL',
      cpf_length: 11,
      cadastro_aprovado: true,
      loginAsUsuarioVinculado: false,
    });
  });

  test('says with each answer whose it is, so that no browser stores it for another', async () => {
    const { cookie, handle } = await logInAs(app, 'ana@exemplo.com.br', world.market);
    const readerOf = async (headers: Record<string, string>) =>
      (await injectRequest(app, SESSION, { headers })).headers['x-reader'];
    expect(await readerOf({ cookie })).toBe(`${handle}~${world.ana}`);
    expect(await readerOf({})).toBeUndefined();
    expect(await readerOf({ cookie, 'x-idfornecedor': world.atlas })).toBeUndefined();
    expect(await readerOf({ cookie: 'vitrine_session=forged' })).toBeUndefined();
  });

  test('finds nobody where another client is named', async () => {
    const { cookie } = await logInAs(app, 'ana@exemplo.com.br', world.market);
    const status = async (query: string, headers: Record<string, string> = { cookie }) =>
      (await injectRequest(app, `${SESSION}?${query}`, { headers })).statusCode;
    expect(await status('email=ANA@exemplo.com.br')).toBe(200);
    expect(await status('email=&idcadastroextracliente=')).toBe(200);
    expect(await status('email=bia@exemplo.com.br')).toBe(404);
    expect(await status('idcadastroextracliente=017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toBe(404);
    // Visitors are nobody in any case.
    expect(await status('email=bia@exemplo.com.br', {})).toBe(200);
  });

  test('takes a session that counts for nothing at this supplier for a visitor’s', async () => {
    const { cookie } = await logInAs(app, 'ana@exemplo.com.br', world.market);
    const headers = { cookie, 'x-idfornecedor': world.atlas };
    const answer = await injectRequest(app, SESSION, { headers });
    expect(answer.json()).toMatchObject({
      authenticated: false,
      message: 'Seu cadastro já foi confirmado e aguarda aprovação',
    });
    expect(answer.cookies).toEqual([]);
  });

  test('ends a dead session in the browser too', async () => {
    const answer = await injectRequest(app, SESSION, { headers: { cookie: 'vitrine_session=forged' } });
    expect(answer.json()).toEqual({
      authenticated: false,
      token: 'token',
      idcliente: EMPTY_UUID,
      message: 'Sessão expirada, efetue login novamente',
    });
    expect(answer.cookies).toMatchObject([{ name: 'vitrine_session', value: '', path: '/' }]);
  });
});

describe('a logout', () => {
  const leave = (
    { handle, cookie }: FixtureLogin,
    headers: Record<string, string>,
    method: 'GET' | 'HEAD' = 'GET',
  ) => injectRequest(app, `/v1/app/${handle}/cliente/logout`, { method, headers: { cookie, ...headers } });

  test('kills the session everywhere and clears the cookie', async () => {
    const ana = await logInAs(app, 'ana@exemplo.com.br', world.market);
    const answer = await leave(ana, { 'sec-fetch-site': 'same-origin' });
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.cookies).toMatchObject([{ name: 'vitrine_session', value: '' }]);
    expect(await session(ana)).toMatchObject({
      authenticated: false,
      message: 'Sessão expirada, efetue login novamente',
    });
    const bearer = { authorization: `Bearer ${ana.token}` };
    expect(
      (await injectRequest(app, `/v1/app/${ana.handle}/enderecos`, { headers: bearer })).statusCode,
    ).toBe(401);
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
  ])('from elsewhere is refused: %j', async (headers) => {
    const ana = await logInAs(app, 'ana@exemplo.com.br', world.market);
    expect((await leave(ana, headers as Record<string, string>)).statusCode).toBe(403);
    expect((await leave(ana, headers as Record<string, string>, 'HEAD')).statusCode).toBe(403);
    expect((await session(ana)).authenticated).toBe(true);
  });
});
