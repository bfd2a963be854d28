/** Invitations, roles and a person's own access to the panel, through the composed server. Reliability M06, M07, M15. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStaffSession } from '#features/accounts/server/identity/session-token.ts';
import { validStaffSessionsAt } from '#features/accounts/server/staff/valid-staff-sessions.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { sendNext } from '#platform/mail/outbox.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mailWriters } from '../../src/lifecycle/mail-writers.ts';
import { logInStaff, SECRET, send, smallServer } from '../../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
const STRONG = 'Barcos azuis no cais 7';
let app: FastifyInstance;
let world: SmallWorld;
let owner: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
});
afterAll(() => app.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, cookie = '', payload?: object) {
  const request: InjectOptions = { method, url, headers: { cookie }, ...(payload && { payload }) };
  const answer = await send(app, request);
  const given = answer.cookies.find(({ name }) => name === 'vitrine_staff');
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookie: given === undefined ? '' : `${given.name}=${given.value}`,
  };
}
const atShop = (path: string): string => `/v4/painel/${world.market.id}${path}`;

/** Sends the due mails and returns those to this address, the newest last. */
async function mailsTo(address: string): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const services = { database: database.current, sessionSecret: SECRET };
  const outbox = {
    database: database.current,
    writers: mailWriters('https://vitrine.exemplo.com.br', services),
    send: async (_: string, mail: Mail) => void mails.push(mail),
    report: ({ error }: { error: unknown }) => {
      throw error;
    },
  };
  while (await sendNext(outbox, Date.now()));
  return mails.filter(({ to }) => to === address);
}
const codeFor = async (address: string): Promise<string> =>
  /#codigo=([\w-]{43})/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[1] ?? '';

async function invite(email: string, role: object, cookie = owner) {
  return call('POST', atShop('/convites-equipe'), cookie, { email, ...role });
}
const accept = (codigo: string, more: object = {}, cookie = '') =>
  call('POST', '/v4/painel/convite/aceitar', cookie, { codigo, ...more });

/** A new member with this role; returns their cookie and id. */
async function hired(name: string, role: object) {
  const email = `${name}@exemplo.com.br`;
  expect((await invite(email, role)).status).toBe(200);
  const { status, cookie } = await accept(await codeFor(email), { nome: name, senha: STRONG });
  expect(status).toBe(200);
  const { body } = await call('GET', atShop('/equipe'), owner);
  const member = body.pessoas.find((one: { email: string }) => one.email === email);
  return { email, cookie, id: member.idpessoa as string, version: member.versao as number };
}
const roleNamed = async (nome: string, permissoes: string[], limiteDesconto = 100) =>
  (await call('POST', atShop('/funcoes'), owner, { nome, permissoes, limiteDesconto })).body
    .idfuncao as string;

/** Whether an open page of this session still gets the shop's events that need the permission. */
async function follows(cookie: string, permission: Permission): Promise<boolean> {
  const now = Date.now();
  const sessionId = (await readStaffSession(SECRET, cookie.split('=')[1] ?? '', now)) ?? '';
  const place = { sessionId, supplierId: world.market.id };
  return (await validStaffSessionsAt(database.current.db, [place], permission, now)).has(place);
}

describe('an invitation', () => {
  test('makes an account, once, and opens the panel', async () => {
    const email = 'vera@exemplo.com.br';
    expect(await invite('VERA@exemplo.com.br', { papel: 'VENDAS' })).toMatchObject({
      status: 200,
      body: { email },
    });
    const codigo = await codeFor(email);
    expect((await call('POST', '/v4/painel/convite', '', { codigo })).body).toEqual({
      loja: 'mercado',
      funcao: 'Vendas',
      email,
      convidado_por: 'dora',
      precisa: 'CADASTRO',
    });
    expect(await accept(codigo, { nome: 'Vera', senha: 'senha123' })).toMatchObject({
      status: 422,
      body: { code: 'too-common' },
    });
    const accepted = await accept(codigo, { nome: ' Vera ', senha: STRONG });
    expect(accepted.body.fornecedores).toMatchObject([{ idfornecedor: world.market.id, papel: 'VENDAS' }]);
    expect((await call('GET', atShop('/pedidos'), accepted.cookie)).status).toBe(200);
    expect((await call('GET', atShop('/equipe'), accepted.cookie)).status).toBe(403);
    expect(await accept(codigo, { nome: 'Outra', senha: STRONG })).toMatchObject({ status: 422 });
    const { body } = await call('GET', atShop('/auditoria?tipo=staff'), owner);
    expect(body.dados.map(({ acao }: { acao: string }) => acao)).toEqual(['staff.joined', 'staff.invited']);
  });

  test('is accepted by an existing account after its login only', async () => {
    const email = world.staff.elsewhere;
    await invite(email, { papel: 'CATALOGO' });
    const codigo = await codeFor(email);
    expect(await accept(codigo, { nome: 'Elsa', senha: STRONG })).toMatchObject({
      body: { code: 'needs-login' },
    });
    expect(await accept(codigo, {}, owner)).toMatchObject({ body: { code: 'needs-login' } });
    const { cookie } = await logInStaff(app, email);
    const accepted = await accept(codigo, {}, cookie);
    expect(accepted.body.fornecedores).toHaveLength(2);
    expect(await invite(email, { papel: 'VENDAS' })).toMatchObject({
      status: 409,
      body: { code: 'already-member' },
    });
  });

  test('that is sent again or withdrawn voids the link before', async () => {
    const email = 'zeca@exemplo.com.br';
    const { body } = await invite(email, { papel: 'VENDAS' });
    const first = await codeFor(email);
    const path = atShop(`/convites-equipe/${body.idconvite}`);
    expect((await call('POST', `${path}/reenviar`, owner)).status).toBe(200);
    const again = await codeFor(email);
    expect((await accept(first, { nome: 'Zeca', senha: STRONG })).status).toBe(422);
    expect((await call('POST', '/v4/painel/convite', '', { codigo: again })).status).toBe(200);
    expect((await call('DELETE', path, owner)).status).toBe(200);
    expect((await accept(again, { nome: 'Zeca', senha: STRONG })).status).toBe(422);
  });
});

describe('roles', () => {
  test('an own role opens what it names, and its change counts at once', async () => {
    const idfuncao = await roleNamed('Caixa da noite', ['payments:read']);
    const { cookie } = await hired('caio', { papel: 'PROPRIA', idfuncao });
    expect((await call('GET', atShop('/cobrancas'), cookie)).status).toBe(200);
    expect((await call('GET', atShop('/pedidos'), cookie)).status).toBe(403);
    const change = { nome: 'Caixa da noite', permissoes: ['orders:read'], limiteDesconto: 0 };
    const path = atShop(`/funcoes/${idfuncao}`);
    expect(await call('PUT', path, owner, { ...change, versao: 1 })).toMatchObject({
      status: 200,
      body: { versao: 2, pessoas: 1 },
    });
    expect((await call('GET', atShop('/cobrancas'), cookie)).status).toBe(403);
    expect((await call('GET', atShop('/pedidos'), cookie)).status).toBe(200);
    // Open pages, too.
    expect(await follows(cookie, 'payments:read')).toBe(false);
    expect(await follows(cookie, 'orders:read')).toBe(true);
    expect(await call('PUT', path, owner, { ...change, versao: 1 })).toMatchObject({
      status: 409,
      body: { code: 'alterado-por-outra-pessoa', facts: { atual: { versao: 2 } } },
    });
    expect((await call('DELETE', path, owner)).body.code).toBe('role-in-use');
  });

  test('nobody gives, changes or takes away more than they have', async () => {
    const idfuncao = await roleNamed('Gente', ['staff:manage', 'orders:read']);
    const { cookie, id } = await hired('gil', { papel: 'PROPRIA', idfuncao });
    const refused = { status: 403, body: { code: 'more-than-you-have' } };
    expect(await invite('x@exemplo.com.br', { papel: 'OPERADOR' }, cookie)).toMatchObject(refused);
    const wide = { nome: 'Larga', permissoes: ['audit:read'], limiteDesconto: 0 };
    expect(await call('POST', atShop('/funcoes'), cookie, wide)).toMatchObject(refused);
    const self = { papel: 'PROPRIETARIO', versao: 1 };
    expect(await call('PUT', atShop(`/equipe/${id}`), cookie, self)).toMatchObject(refused);
    const { body } = await call('GET', atShop('/equipe'), owner);
    const dora = body.pessoas.find(({ email }: { email: string }) => email === world.staff.owner);
    expect(await call('DELETE', atShop(`/equipe/${dora.idpessoa}`), cookie)).toMatchObject(refused);
  });

  test('the last owner stays', async () => {
    const { body } = await call('GET', atShop('/equipe'), owner);
    const dora = body.pessoas.find(({ email }: { email: string }) => email === world.staff.owner);
    const path = atShop(`/equipe/${dora.idpessoa}`);
    const refused = { status: 409, body: { code: 'last-owner' } };
    expect(await call('DELETE', path, owner)).toMatchObject(refused);
    const demotion = { papel: 'OPERADOR', versao: dora.versao };
    expect(await call('PUT', path, owner, demotion)).toMatchObject(refused);
  });

  test('the list says whose logins ask for a second step', async () => {
    const { cookie, id } = await hired('sara', { papel: 'OPERADOR' });
    const asksHer = async (): Promise<boolean> => {
      const { body } = await call('GET', atShop('/equipe'), owner);
      return body.pessoas.find(({ idpessoa }: { idpessoa: string }) => idpessoa === id).segundaEtapa;
    };
    const begun = await call('POST', '/v4/painel/eu/segunda-etapa', cookie, { senhaAtual: STRONG });
    expect(await asksHer()).toBe(false);
    const codigo = new TOTP({ secret: Secret.fromBase32(begun.body.segredo) }).generate();
    await call('POST', '/v4/painel/eu/segunda-etapa/confirmar', cookie, { codigo });
    expect(await asksHer()).toBe(true);
  });

  test('who is removed is out at once, with the invitations they sent', async () => {
    const { cookie, id } = await hired('ivo', { papel: 'PROPRIETARIO' });
    await invite('amigo@exemplo.com.br', { papel: 'PROPRIETARIO' }, cookie);
    const codigo = await codeFor('amigo@exemplo.com.br');
    expect((await call('DELETE', atShop(`/equipe/${id}`), owner)).status).toBe(200);
    expect((await call('GET', atShop('/pedidos'), cookie)).status).toBe(401);
    expect((await accept(codigo, { nome: 'Amigo', senha: STRONG })).status).toBe(422);
  });
});

describe('a person’s own access', () => {
  const logIn = (email: string, senha: string) => call('POST', '/v4/painel/entrar', '', { email, senha });

  test('a forgotten password is replaced by the mailed link; unknown addresses are answered alike', async () => {
    const { email, cookie } = await hired('lia', { papel: 'ATENDIMENTO' });
    await mailsTo(email);
    const requestReset = (address: string) =>
      call('POST', '/v4/painel/senha/recuperar', '', { email: address });
    const [known, unknown] = [await requestReset(email), await requestReset('ninguem@exemplo.com.br')];
    expect(known.body).toEqual(unknown.body);
    expect(await mailsTo('ninguem@exemplo.com.br')).toEqual([]);
    await requestReset(email);
    const codigo = await codeFor(email);
    const senha = 'Outro porto, outra onda';
    expect((await call('POST', '/v4/painel/senha/nova', '', { codigo, senha })).status).toBe(200);
    expect((await call('GET', '/v4/painel/eu', cookie)).body).toEqual({ autenticado: false });
    expect((await call('POST', '/v4/painel/senha/nova', '', { codigo, senha })).status).toBe(422);
    expect((await logIn(email, STRONG)).status).toBe(401);
    expect((await logIn(email, senha)).status).toBe(200);
  });

  test('a changed password renews this session and ends the others', async () => {
    const { email, cookie } = await hired('noemi', { papel: 'ATENDIMENTO' });
    const other = await logIn(email, STRONG);
    const path = '/v4/painel/eu/senha';
    const senha = 'Cais de pedra molhada';
    expect((await call('PUT', path, cookie, { senhaAtual: 'errada', senha })).body.code).toBe(
      'wrong-password',
    );
    const changed = await call('PUT', path, cookie, { senhaAtual: STRONG, senha });
    expect(changed.status).toBe(200);
    expect((await call('GET', '/v4/painel/eu', other.cookie)).body.autenticado).toBe(false);
    expect((await call('GET', '/v4/painel/eu', changed.cookie)).body.email).toBe(email);
  });

  test('sessions on other devices are listed and ended', async () => {
    const { email, cookie } = await hired('rui', { papel: 'ATENDIMENTO' });
    const other = await logIn(email, STRONG);
    const { body } = await call('GET', '/v4/painel/eu/sessoes', cookie);
    expect(body.sessoes).toHaveLength(2);
    const theirs = body.sessoes.find(({ atual }: { atual: boolean }) => !atual);
    expect(theirs.endereco).toBe('127.0.0.1');
    // Of another person: as if it did not exist.
    expect((await call('DELETE', `/v4/painel/eu/sessoes/${theirs.idsessao}`, owner)).status).toBe(404);
    expect((await call('DELETE', '/v4/painel/eu/sessoes', cookie)).body).toEqual({ encerradas: 1 });
    expect((await call('GET', '/v4/painel/eu', other.cookie)).body.autenticado).toBe(false);
  });

  test('a new e-mail counts once its mailbox confirms it', async () => {
    const { email, cookie } = await hired('eva', { papel: 'ATENDIMENTO' });
    const fresh = 'eva.nova@exemplo.com.br';
    const body = { senhaAtual: STRONG, email: fresh };
    expect((await call('POST', '/v4/painel/eu/email', cookie, body)).status).toBe(200);
    expect((await call('GET', '/v4/painel/eu', cookie)).body.email).toBe(email);
    const codigo = await codeFor(fresh);
    expect((await call('POST', '/v4/painel/email/confirmar', '', { codigo })).status).toBe(200);
    expect((await logIn(fresh, STRONG)).status).toBe(200);
    expect((await logIn(email, STRONG)).status).toBe(401);
  });
});

test('the audit is filtered by person, kind and day, and exported', async () => {
  const read = async (query: string) => (await call('GET', atShop(`/auditoria?${query}`), owner)).body;
  expect((await read('tipo=staff-role')).dados.length).toBeGreaterThan(0);
  expect((await read('tipo=staff&busca=dor')).total).toBeGreaterThan(0);
  expect((await read('tipo=staff&busca=nin%25guem')).total).toBe(0);
  expect((await read('tipo=staff&ate=2001-01-01')).total).toBe(0);
  expect(await call('GET', atShop('/auditoria?de=2026-02-30'), owner)).toMatchObject({ status: 422 });
  const file = await send(app, {
    url: atShop('/auditoria/exportar?tipo=staff'),
    headers: { cookie: owner },
  });
  expect(file.body).toContain('Equipe: convite');
});

test('an API key can expire', async () => {
  const { body } = await call('POST', atShop('/chaves-api'), owner, {
    nome: 'ERP curto',
    permissoes: ['orders:read'],
    validadeDias: 1,
  });
  expect(Date.parse(body.vence) - Date.parse(body.criada)).toBe(24 * 60 * 60_000);
  const { body: list } = await call('GET', atShop('/chaves-api'), owner);
  expect(list.chaves.find(({ nome }: { nome: string }) => nome === 'ERP curto').usada).toBeUndefined();
});
