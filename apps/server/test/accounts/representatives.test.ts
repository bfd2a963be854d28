/**
 * A representative at every call: allowed for clients on the list, as one of their users, and for nobody else.
 * Reliability M11, T32, T34.
 */

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needsClient } from '#features/accounts/domain/capacity-may.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { putRepresentative } from '#features/delegation/server/put-representative.ts';
import { deleteOld } from '#features/privacy/server/retention/delete-old.ts';
import { defined } from '#kernel/defined.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { sendNext } from '#platform/mail/outbox.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mailWriters } from '../../src/lifecycle/mail-writers.ts';
import { duringWrite } from '../../src/testing/during-write.ts';
import { uncached } from '../../src/testing/one-process.ts';
import { logIn, logInStaff, SECRET, send, smallServer } from '../../src/testing/small-server.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { type Identity, keyOf, toInject, validRequests } from '../../src/testing/valid-requests.ts';
import { withinASecond } from '../../src/testing/within-a-second.ts';

const database = testDatabase();
const lookUps: string[] = [];
const RITA = 'rita@exemplo.com.br';
let app: FastifyInstance;
/** Another process on the same database. */
let second: FastifyInstance;
let seconds: Database;
let world: SmallWorld;
let ritaId: string;

interface Visit {
  readonly handle: string;
  readonly clientId: string;
  readonly cookie: string;
}

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  seconds = openDatabase(database.url, { onQuery: (sql) => lookUps.push(sql) });
  second = await smallServer(seconds);
  const { db } = database.current;
  const { market, atlas, ana, bia, novo } = world;
  const password = { hash: await hashPassword(PASSWORD) };
  const one = async (email: string, supplierId: string, clients: readonly string[]) => {
    const { userId } = await createClientAccount(db, { kind: 'person', name: 'Rita Sales', email, password });
    await putRepresentative(db, supplierId, userId, clients, Date.now());
    return userId;
  };
  ritaId = await one(RITA, market.id, [ana.id, novo.id, market.panel.attended.clientId]);
  await one('raul@exemplo.com.br', market.id, [bia.id]);
  await one('rosa@exemplo.com.br', atlas.id, [bia.id, novo.id]);
});
afterAll(async () => {
  await Promise.all([app.close(), second.close()]);
  await seconds.close();
});
beforeEach(() => panel('PUT', `/${ritaId}/clientes/${world.ana.id}`));

/** Calls of the panel about representatives. */
async function panel(method: 'DELETE' | 'GET' | 'POST' | 'PUT', path = '', payload?: object) {
  const { cookie } = await logInStaff(app, world.staff.owner);
  const url = `/v4/painel/${world.market.id}/representantes${path}`;
  const answer = await send(app, { method, url, headers: { cookie }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

/** Sends the due mails and returns those to this address. */
async function mailTo(address: string): Promise<Mail | undefined> {
  const mails: Mail[] = [];
  const outbox = {
    database: database.current,
    writers: mailWriters('https://vitrine.exemplo.com.br', {
      database: database.current,
      sessionSecret: SECRET,
    }),
    send: async (_: string, mail: Mail) => void mails.push(mail),
    report: ({ error }: { error: unknown }) => {
      throw error;
    },
  };
  while (await sendNext(outbox, Date.now()));
  return mails.findLast(({ to }) => to === address);
}

/** Invites them to represent the market; returns the mailed code. */
async function invited(email: string): Promise<string> {
  const lookUps = await panel('POST', '', { email });
  expect(lookUps.status, JSON.stringify(lookUps.body)).toBe(200);
  return /\/convite-representante#codigo=([\w-]{43})/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
}

const atTheMarket = () => ({ 'x-idfornecedor': world.market.id });
const accepting = async (codigo: string, more: object = { senha: PASSWORD }, headers: object = {}) => {
  const url = '/v4/convite-representante/aceitar';
  const payload = { codigo, ...more };
  const answer = await send(app, {
    method: 'POST',
    url,
    payload,
    headers: { ...atTheMarket(), ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const opening = async (codigo: string, headers: object = {}) => {
  const url = '/v4/convite-representante';
  const answer = await send(app, {
    method: 'POST',
    url,
    payload: { codigo },
    headers: { ...atTheMarket(), ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
};

async function enter(email = RITA, shop = world.market, password = PASSWORD) {
  const answer = await send(app, {
    method: 'POST',
    url: '/v1/app/token/usuario/autenticar/representante',
    payload: { cpf: email, senha: password, idfornecedor: shop.id },
  });
  const { 'x-request-id': _, date: __, ...headers } = answer.headers;
  return { answer, headers, visit: visitOf(answer) };
}

const visitOf = ({ cookies: [cookie], body }: Awaited<ReturnType<typeof send>>): Visit => {
  const { token: handle = '', idcliente: clientId = '' } = JSON.parse(body);
  return { handle, clientId, cookie: `${cookie?.name}=${cookie?.value}` };
};

const step = (visit: Visit, to: string | undefined, on = app) =>
  send(on, {
    method: 'POST',
    url: `/v4/representante/${world.market.id}/${visit.handle}/${to === undefined ? 'minha-visao' : 'cliente'}`,
    headers: { cookie: visit.cookie },
    ...defined({ payload: to === undefined ? undefined : { idclienterepresentado: to } }),
  });

async function actingFor(clientId: string): Promise<Visit> {
  const answer = await step((await enter()).visit, clientId);
  expect(answer.statusCode, answer.body).toBe(200);
  return visitOf(answer);
}

const whoIs = async ({ cookie }: Visit, on = app, supplier = world.market.id) =>
  (await send(on, { url: '/v1/app/token/cliente', headers: { cookie, 'x-idfornecedor': supplier } })).json();

const list = async ({ handle, cookie }: Visit, query = '') =>
  send(app, { url: `/v4/representante/${world.market.id}/${handle}${query}`, headers: { cookie } });

test('a representative enters the view of their own, and the flag is gone at logout', async () => {
  const { answer, visit } = await enter();
  expect(answer.json()).toMatchObject({ capacidade: 'REPRESENTANTE', escolhendo_cliente: true });
  expect(await whoIs(visit)).toMatchObject({
    authenticated: true,
    nome: 'Rita Sales',
    escolhendo_cliente: true,
  });
  const { cookie, handle } = visit;
  const headers = { cookie, 'x-idfornecedor': world.market.id };
  await send(app, { url: `/v1/app/${handle}/cliente/logout`, headers });
  const after = await whoIs(visit);
  expect(after.authenticated).toBe(false);
  expect(after).not.toHaveProperty('capacidade');
  expect(after).not.toHaveProperty('escolhendo_cliente');
});

test('no representative, a wrong password and an unknown login get the same response', async () => {
  const { market, atlas, ana } = world;
  const wrong = await enter(RITA, market, 'vitrine124');
  const others = [
    await enter(ana.email),
    await enter('ninguem@exemplo.com.br'),
    // At other shops she is an ordinary user.
    await enter(RITA, atlas),
  ];
  expect(wrong.answer.statusCode).toBe(401);
  for (const { answer, headers } of others) {
    expect(answer.statusCode).toBe(401);
    expect({ ...answer.json(), requestId: '' }).toEqual({ ...wrong.answer.json(), requestId: '' });
    expect(headers).toEqual(wrong.headers);
  }
});

test('the list holds the own clients alone, by name, ten a page, with how many there are', async () => {
  const { visit } = await enter();
  const { total, limit, offset, clientes } = (await list(visit)).json();
  expect({ total, limit, offset }).toEqual({ total: 3, limit: 10, offset: 0 });
  expect(clientes.map(({ nome }: { nome: string }) => nome)).toEqual(['ana', 'novo', 'Obra Nova Ltda.']);
  expect(clientes[0]).toMatchObject({
    documento: '52998224725',
    cidade: 'São Paulo',
    uf: 'SP',
    cadastro_aprovado: true,
  });
  const page = (await list(visit, '?limit=1&offset=2')).json();
  expect(page).toMatchObject({ total: 3, clientes: [{ nome: 'Obra Nova Ltda.' }] });
  expect((await list(visit, '?limit=51')).statusCode).toBe(400);
});

test.each([
  ['ÁNA', ['ana']],
  ['529.982.247-25', ['ana']],
  ['novo@EXEMPLO', ['novo']],
  ['sao paulo', ['ana', 'novo']],
  ['nova obra', ['Obra Nova Ltda.']],
  ['bia', []],
  ['%', []],
])('searching %j finds %j', async (search, names) => {
  const { visit } = await enter();
  const { total, clientes } = (await list(visit, `?search=${encodeURIComponent(search)}`)).json();
  expect(clientes.map(({ nome }: { nome: string }) => nome)).toEqual(names);
  expect(total).toBe(names.length);
});

test('the list costs the same questions for one client as for fifty', async () => {
  const { db } = database.current;
  const clients = [];
  for (let n = 0; n < 47; n++) {
    const account = {
      kind: 'company',
      name: `Loja ${n}`,
      email: `loja${n}@exemplo.com.br`,
      password: { hash: 'x' },
    } as const;
    const { clientId } = await createClientAccount(db, account);
    await setCustomer(db, world.atlas.id, clientId, { approved: true });
    clients.push(clientId);
  }
  const { userId } = await createClientAccount(db, {
    kind: 'person',
    name: 'Ruth',
    email: 'ruth@exemplo.com.br',
    password: { hash: await hashPassword(PASSWORD) },
  });
  await putRepresentative(db, world.atlas.id, userId, clients, Date.now());
  const { visit } = await enter('ruth@exemplo.com.br', world.atlas);
  const questions = async (query: string) => {
    lookUps.length = 0;
    const url = `/v4/representante/${world.atlas.id}/${visit.handle}${query}`;
    const answer = await send(second, { url, headers: { cookie: visit.cookie } });
    return { rows: answer.json().clientes.length, questions: uncached(lookUps).length };
  };
  await questions('');
  const [one, all] = [await questions('?limit=1'), await questions('?limit=50')];
  expect([one.rows, all.rows]).toEqual([1, 47]);
  expect(all.questions).toBe(one.questions);
});

test('a client that is not on the list is not found, no matter whose it is', async () => {
  const { bia, atlas } = world;
  const nobodys = newId();
  const { visit } = await enter();
  const answers = [];
  // Clients of another representative, of another supplier, and of nobody.
  for (const id of [bia.id, atlas.panel.attended.clientId, nobodys]) {
    const answer = await step(visit, id);
    answers.push({ status: answer.statusCode, ...answer.json(), requestId: '' });
  }
  expect(answers[0]).toMatchObject({ status: 404, message: 'Não encontramos o que você procura.' });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await whoIs(visit)).toMatchObject({ escolhendo_cliente: true });
});

test('switching opens another session, with another handle, and ends the one before', async () => {
  const { ana } = world;
  const { visit } = await enter();
  const answer = await step(visit, ana.id);
  const acting = visitOf(answer);
  expect(answer.json()).toMatchObject({
    idcliente: ana.id,
    nome_cliente: 'ana',
    nome: 'Rita Sales',
    documento_cliente: '52998224725',
  });
  expect(answer.json()).not.toHaveProperty('escolhendo_cliente');
  expect(acting.handle).not.toBe(visit.handle);
  expect(acting.cookie).not.toBe(visit.cookie);
  expect(await whoIs(visit)).toMatchObject({ authenticated: false });
  // And back.
  const own = visitOf(await step(acting, undefined));
  expect(own.handle).not.toBe(acting.handle);
  expect(own.clientId).toBe(visit.clientId);
  expect(await whoIs(own)).toMatchObject({ escolhendo_cliente: true });
  expect(await whoIs(acting)).toMatchObject({ authenticated: false });
});

test('of two switches at once one counts', async () => {
  const { visit } = await enter();
  const answers = await Promise.all([step(visit, world.ana.id), step(visit, world.novo.id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
});

test('a client that the shop lets in only after approval is not bought for before', async () => {
  const { visit } = await enter('rosa@exemplo.com.br', world.atlas);
  const answer = await send(app, {
    method: 'POST',
    url: `/v4/representante/${world.atlas.id}/${visit.handle}/cliente`,
    headers: { cookie: visit.cookie },
    payload: { idclienterepresentado: world.novo.id },
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().code).toBe('client-waits');
});

test('at another shop the session is a visitor’s', async () => {
  const acting = await actingFor(world.ana.id);
  expect(await whoIs(acting, app, world.atlas.id)).toMatchObject({ authenticated: false });
});

test('in the own view everything that is done for a client is refused, in one sentence', async () => {
  const { visit } = await enter();
  const identity = identityOf(visit);
  const messages: Record<string, string> = {};
  for (const call of app.servedCalls) {
    if (call.access === 'staff' || call.act === undefined) continue;
    const request = toInject(keyOf(call), validRequests(identity)[keyOf(call)] ?? {});
    if (!needsClient(call.act) || keyOf(call).startsWith('GET /v4/representante')) continue;
    const headers = { ...request.headers, cookie: visit.cookie, 'x-idfornecedor': world.market.id };
    const answer = await send(app, { ...request, headers });
    if (answer.json().code !== 'client-not-chosen') messages[keyOf(call)] = answer.body;
  }
  expect(messages).toEqual({});
});

test('every call that changes something for a client says what it does', () => {
  const silent = app.servedCalls.filter(
    ({ access, act, endpoint }) => access === 'customer' && endpoint.method !== 'GET' && act === undefined,
  );
  // The capacity is carried to the shop's own domain and to the live socket.
  expect(silent.map(keyOf)).toEqual([
    'POST /v4/login-token/:idfornecedor',
    'POST /v4/bilhete-ao-vivo/:idfornecedor',
  ]);
});

test('an order says who made it for whom, whatever the request claims', async () => {
  const { ana, market } = world;
  const acting = await actingFor(ana.id);
  const headers = { cookie: acting.cookie, 'x-idfornecedor': market.id };
  const who = { ...identityOf(acting), clientId: ana.id, addressId: ana.addressId };
  const post = async (key: string, body: object = {}) => {
    const given = validRequests(who)[key] ?? {};
    const request = toInject(key, { ...given, body: { ...given.body, ...body } });
    return send(app, { ...request, headers: { ...request.headers, ...headers } });
  };
  await post('POST /v2/app/:client/usuario/:idcliente/cart');
  const representante = { id: newId(), nome: 'Falsa' };
  const placed = await post('POST /v2/app/:token/usuario/:idcliente/pedido', {
    representante,
    usuarioVinculado: representante,
  });
  expect(placed.statusCode, placed.body).toBe(200);
  const { numpedido } = placed.json();
  const order = await send(app, { url: `/v2/app/${acting.handle}/order/${numpedido}`, headers });
  expect(order.json()).toMatchObject({
    emitidoPor: 'Rita Sales',
    emitidoComo: 'REPRESENTANTE',
    representante: { nome: 'Rita Sales' },
  });
  expect(order.json()).not.toHaveProperty('usuarioVinculado');
  const { rows } = await database.current.db.execute(`
    select o.client_id, o.user_id, o.issued_as, e.user_id as event_user
    from orders o join order_events e on e.supplier_id = o.supplier_id and e.order_number = o.number
    where o.supplier_id = '${market.id}' and o.number = ${numpedido}`);
  expect(rows).toEqual([
    { client_id: ana.id, user_id: ritaId, issued_as: 'representative', event_user: ritaId },
  ]);
  const listed = (await list(acting, '?search=ana')).json();
  expect(listed.clientes[0].ultimo_pedido).toMatchObject({ numpedido });
});

test('who went into whose account stands in the audit', async () => {
  const acting = await actingFor(world.ana.id);
  await step(acting, undefined);
  const { cookie } = await logInStaff(app, world.staff.owner);
  const audit = await send(app, { url: `/v4/painel/${world.market.id}/auditoria`, headers: { cookie } });
  const [left, chosen] = audit.json().dados;
  const por = { nome: 'Rita Sales', email: RITA };
  expect(chosen).toMatchObject({
    por,
    acao: 'represented-client.chosen',
    alvo: world.ana.id,
    depois: { clientId: world.ana.id },
  });
  expect(left).toMatchObject({ por, acao: 'represented-client.left', alvo: world.ana.id });
});

test('a page that still shows another client writes nothing', async () => {
  const { ana, market, novo } = world;
  const before = await actingFor(novo.id);
  const now = visitOf(await step(before, ana.id));
  const { rows: cartBefore } = await carts();
  const save = { method: 'POST', payload: { cartItens: [] } } as const;
  const cart = await send(app, {
    ...save,
    url: `/v2/app/${before.handle}~${novo.id}/usuario/${novo.id}/cart`,
    headers: { cookie: now.cookie, 'x-idfornecedor': market.id },
  });
  expect([cart.statusCode, cart.json().code]).toEqual([401, 'foreign-handle']);
  // Also where the path names no client: the header names the session that the page shows.
  const made = await send(app, {
    method: 'POST',
    url: `/v4/shopping-list/${market.id}`,
    payload: { nome: 'Minha' },
    headers: { cookie: now.cookie, 'x-handle': before.handle },
  });
  expect([made.statusCode, made.json().code]).toEqual([401, 'foreign-handle']);
  expect((await carts()).rows).toEqual(cartBefore);
});

const carts = () =>
  database.current.db.execute(
    `select client_id, version from carts where supplier_id = '${world.market.id}' order by client_id`,
  );

test.each([
  ['the client', () => `/${ritaId}/clientes/${world.ana.id}`],
  ['the role', () => `/${ritaId}`],
])('losing %s ends the session: here at once, elsewhere within a second', async (_, path) => {
  const acting = await actingFor(world.ana.id);
  const seen = (on: FastifyInstance) => whoIs(acting, on).then(({ authenticated }) => authenticated);
  const reads = async (on: FastifyInstance) => {
    const url = `/v2/app/${acting.handle}~${world.ana.id}/usuario/${world.ana.id}/cart`;
    const headers = { cookie: acting.cookie, 'x-idfornecedor': world.market.id };
    return (await send(on, { url, headers })).statusCode;
  };
  expect([await seen(app), await seen(second), await reads(app), await reads(second)]).toEqual([
    true,
    true,
    200,
    200,
  ]);
  expect((await panel('DELETE', path())).status).toBe(200);
  expect([await seen(app), await reads(app)]).toEqual([false, 401]);
  await withinASecond(async () => !(await seen(second)) && (await reads(second)) === 401);
  if ((await panel('GET')).body.dados.every(({ email }: { email: string }) => email !== RITA))
    expect((await accepting(await invited(RITA))).status).toBe(200);
});

test('losing one client leaves the session with another', async () => {
  const acting = await actingFor(world.novo.id);
  await panel('DELETE', `/${ritaId}/clientes/${world.ana.id}`);
  expect(await whoIs(acting)).toMatchObject({ authenticated: true, idcliente: world.novo.id });
});

test('the shop’s people see who represents it, to whom, and who changed it', async () => {
  const { body } = await panel('GET');
  const rita = body.dados.find(({ email }: { email: string }) => email === RITA);
  expect(rita).toMatchObject({ idrepresentante: ritaId, nome: 'Rita Sales', totalClientes: 3 });
  const { body: clients } = await panel('GET', `/${ritaId}/clientes?search=obra`);
  expect(clients).toMatchObject({ total: 1, clientes: [{ nome: 'Obra Nova Ltda.' }] });
  expect((await panel('POST', '', { email: 'ninguém' })).body.code).toBe('malformed-email');
  expect((await accepting(await invited(world.bia.email))).body).toEqual({
    ok: true,
    message: 'Convite aceito',
  });
  await panel('DELETE', `/${world.bia.userId}`);
  const { cookie } = await logInStaff(app, world.staff.owner);
  const audit = await send(app, { url: `/v4/painel/${world.market.id}/auditoria`, headers: { cookie } });
  expect(
    audit
      .json()
      .dados.slice(0, 3)
      .map(({ acao }: { acao: string }) => acao),
  ).toEqual(['representative.dismissed', 'representative.made', 'representative.invited']);
});

describe('an invitation to represent a shop', () => {
  const someone = async (name: string, email: string) =>
    createClientAccount(database.current.db, {
      kind: 'person',
      name,
      email,
      password: { hash: await hashPassword(PASSWORD) },
    });
  const represents = async (email: string) =>
    (await panel('GET')).body.dados.find((one: { email: string }) => one.email === email);
  const waiting = async () =>
    (await panel('GET', '/convites')).body.convites.map(({ email }: { email: string }) => email);
  const audit = async () => {
    const { cookie } = await logInStaff(app, world.staff.owner);
    const url = `/v4/painel/${world.market.id}/auditoria`;
    return (await send(app, { url, headers: { cookie } })).body;
  };

  test('reveals to a shop neither whether an e-mail has an account nor whose it is', async () => {
    const [known, unknown] = ['alheia@exemplo.com.br', 'nenhuma@exemplo.com.br'];
    await someone('Zulmira Alheia', known);
    const messages = async (email: string) => {
      const { status, body } = await panel('POST', '', { email });
      const mail = await mailTo(email);
      const words = JSON.stringify([status, body, mail?.subject, mail?.text]);
      return words.replaceAll(email, '…').replace(/codigo=[\w-]{43}/, 'codigo=…');
    };
    expect(await messages(known)).toBe(await messages(unknown));
    expect(await messages(RITA)).toBe(await messages(unknown));
    expect(await waiting()).toEqual(expect.arrayContaining([known, unknown]));
    expect([await represents(known), await represents(unknown)]).toEqual([undefined, undefined]);
    expect(await audit()).toContain('representative.invited');
    expect(await audit()).not.toMatch(/Zulmira|alheia@|nenhuma@/);
  });

  test('is accepted with the password of the account, by its owner alone, and once', async () => {
    const email = 'zenaide@exemplo.com.br';
    const { userId } = await someone('Zenaide Reis', email);
    const code = await invited(email);
    expect((await opening(code)).body).toEqual({ email, precisa: 'SENHA' });
    expect((await accepting(code, { senha: 'não é esta' })).body.code).toBe('wrong-password');
    expect((await enter(email)).answer.statusCode).toBe(401);
    expect((await accepting(code)).status).toBe(200);
    expect((await accepting(code)).body.code).toBe('invalid-invitation');
    // After accepting they are known to the shop.
    expect(await represents(email)).toMatchObject({ idrepresentante: userId, nome: 'Zenaide Reis' });
    expect(await waiting()).not.toContain(email);
    expect((await enter(email)).answer.statusCode).toBe(200);
    await panel('DELETE', `/${userId}`);
  });

  test('is accepted by a click of the logged-in user that it was sent to', async () => {
    const email = 'zilda@exemplo.com.br';
    const { userId } = await someone('Zilda Reis', email);
    const { cookie } = await logIn(app, email, world.market.id);
    const code = await invited(email);
    expect((await opening(code, { cookie })).body.precisa).toBe('NADA');
    expect((await accepting(code, {}, { cookie })).status).toBe(200);
    await panel('DELETE', `/${userId}`);
  });

  test('makes an account of their own for who has none', async () => {
    const email = 'zeca@exemplo.com.br';
    const code = await invited(email);
    expect((await opening(code)).body).toEqual({ email, precisa: 'CADASTRO' });
    expect((await accepting(code, { senha: 'azul cavalo grampo' })).body.code).toBe('needs-name');
    const zeca = { nome: 'Zeca Lima', senha: 'azul cavalo grampo' };
    expect((await accepting(code, zeca)).status).toBe(200);
    expect((await enter(email, world.market, zeca.senha)).answer.statusCode).toBe(200);
    const { idrepresentante } = await represents(email);
    await panel('DELETE', `/${idrepresentante}`);
  });

  test('counts at the shop that sent it, until it is sent again, withdrawn or expired', async () => {
    const email = 'zulu@exemplo.com.br';
    const first = await invited(email);
    const elsewhere = { 'x-idfornecedor': world.atlas.id };
    expect((await opening(first, elsewhere)).status).toBe(422);
    const second = await invited(email);
    expect((await opening(first)).status).toBe(422);
    expect((await opening(second)).status).toBe(200);
    const { convites } = (await panel('GET', '/convites')).body;
    const { idconvite } = convites.find((one: { email: string }) => one.email === email);
    expect((await panel('DELETE', `/convites/${idconvite}`)).status).toBe(200);
    expect((await panel('DELETE', `/convites/${idconvite}`)).status).toBe(404);
    expect((await accepting(second)).body.code).toBe('invalid-invitation');

    await panel('POST', '', { email });
    const week = 7 * 24 * 60 * 60_000;
    await deleteOld(database.current, Date.now() + week - 60_000);
    expect(await waiting()).toContain(email);
    await deleteOld(database.current, Date.now() + week + 60_000);
    expect(await waiting()).toEqual([]);
  });

  test('that is withdrawn while it is accepted makes no account', async () => {
    const email = 'zoraide@exemplo.com.br';
    const code = await invited(email);
    const zoraide = { nome: 'Zoraide Lima', senha: 'azul cavalo grampo' };
    const answer = await duringWrite(
      database.url,
      `delete from representative_invitations where email = '${email}'`,
      () => accepting(code, zoraide),
    );
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-invitation']);
    expect(await represents(email)).toBeUndefined();
    const login = { kind: 'email', normalised: email } as const;
    expect(await accountByLogin(database.current.db, login)).toBeUndefined();
  });

  test('of more than a hundred is not sent, also where two go out at once', async () => {
    const { db } = database.current;
    const supplierId = world.market.id;
    const withdrawAll = () =>
      db.execute(sql`delete from representative_invitations where supplier_id = ${supplierId}`);
    await withdrawAll();
    await db.execute(sql`insert into representative_invitations (supplier_id, id, email, invited_at, expires_at)
      select ${supplierId}, gen_random_uuid(), 'convite' || n || '@exemplo.com.br', now(), now() + interval '1 day'
      from generate_series(1, 99) n`);
    const answers = await duringWrite(
      database.url,
      'lock table representative_invitations in share row exclusive mode',
      () =>
        Promise.all(
          ['zora@exemplo.com.br', 'zuza@exemplo.com.br'].map((email) => panel('POST', '', { email })),
        ),
      2,
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('too-many-invitations');
    expect(await waiting()).toHaveLength(100);
    await withdrawAll();
  });

  test('is sent to one address three times in five minutes', async () => {
    const payload = { email: 'zorro@exemplo.com.br' };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await panel('POST', '', payload)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

test('who represents nobody has no list, and the access check says so', async () => {
  const lookUps = async (visit: Visit) =>
    (
      await send(app, {
        url: `/v4/acessorepresentante/${world.market.id}`,
        headers: { cookie: visit.cookie },
      })
    ).json();
  const login = await send(app, {
    method: 'POST',
    url: '/v1/app/token/usuario/autenticar',
    payload: { cpf: world.ana.email, senha: PASSWORD, idfornecedor: world.market.id },
  });
  const ana = visitOf(login);
  expect(await lookUps(ana)).toEqual({ acesso: false });
  expect((await list(ana)).statusCode).toBe(403);
  expect(await lookUps((await enter()).visit)).toEqual({ acesso: true });
  expect(await lookUps(await actingFor(world.ana.id))).toEqual({ acesso: true });
});

const identityOf = ({ handle, clientId }: Visit): Identity => ({
  handle,
  clientId,
  userId: ritaId,
  email: RITA,
  addressId: world.ana.addressId,
  orderNumber: 100_001,
  staffEmail: '',
  shop: world.market,
});
