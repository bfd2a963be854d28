/** Linked users from the invitation to the end, through the composed server. Spec 6 and 7; T27, T32, T34. */

import { QueryClient } from '@tanstack/react-query';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/clients/accounts.tables.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { clientLinks } from '#features/delegation/server/linked-users.tables.ts';
import { linkedUsersQuery } from '#features/delegation/storefront/linked-queries.ts';
import { defined } from '#kernel/defined.ts';
import { newId } from '#platform/db/new-id.ts';
import { attempts } from '#platform/http/limits/attempts.tables.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { sendNext } from '#platform/mail/outbox.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createApi, type Transport } from '#platform/web/api.ts';
import { mailWriters } from '../../src/lifecycle/mail-writers.ts';
import { duringWrite } from '../../src/testing/during-write.ts';
import { type Login, logIn, logOut, SECRET, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { LINKED, PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { toInject, validRequests } from '../../src/testing/valid-requests.ts';

const NEW = 'azul cavalo grampo';

const database = testDatabase();
const mails: Mail[] = [];
let app: FastifyInstance;
let other: FastifyInstance;
let world: SmallWorld;
let made = 0;
let passwordHash: string;

interface Person {
  readonly email: string;
  readonly clientId: string;
}

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  other = await smallServer(database.current);
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await app.close();
  await other.close();
});

let firm: Person;
let boss: Login;
beforeEach(async () => {
  // All tests use one address, so its counters are reset.
  await database.current.db.delete(attempts);
  firm = await account();
  boss = await enter(firm.email);
});

const freshEmail = (): string => {
  made += 1;
  return `pessoa${made}@exemplo.com.br`;
};

/** A client with its main user, known to both shops. */
async function account(approved = true): Promise<Person> {
  const email = freshEmail();
  const { db } = database.current;
  const { clientId } = await createClientAccount(db, {
    kind: 'company',
    name: `Firma de ${email}`,
    userName: `Dona de ${email}`,
    email,
    password: { hash: passwordHash },
  });
  for (const { id } of [world.market, world.atlas]) await setCustomer(db, id, clientId, { approved });
  return { email, clientId };
}

const enter = (login: string, shop = world.market) => logIn(app, login, shop.id);

/** Each request comes from an address of its own by default; limits per address are tested elsewhere. */
const callApi = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { as, body, headers = {} }: { as?: Login; body?: object; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> =>
  send(app, {
    method,
    url,
    ...defined({ payload: body }),
    headers: {
      host: MARKET_HOST,
      ...defined({ cookie: as === undefined ? undefined : as.cookie }),
      ...headers,
    },
  });

const invite = (email: string, as = boss, clientId = firm.clientId) =>
  callApi('POST', `/v1/app/usuario/${as.handle}/${clientId}`, { as, body: { email } });
const list = async (as = boss, clientId = firm.clientId) =>
  (await callApi('POST', `/v1/app/${as.handle}/usuario/${clientId}/usuarios`, { as })).json();
const remove = (id: string, as = boss, clientId = firm.clientId) =>
  callApi('DELETE', `/v1/app/usuario/${as.handle}/${clientId}/${id}`, { as });
const openInvitation = (codigo: string, as?: Login) =>
  callApi('POST', '/v4/convite', { body: { codigo }, ...defined({ as }) });
const accept = (codigo: string, more: object = {}, as?: Login) =>
  callApi('POST', '/v4/convite/aceitar', { body: { codigo, ...more }, ...defined({ as }) });
const choices = async (as: Login) =>
  (await callApi('POST', `/v1/app/${as.handle}/usuario/${as.clientId}/clientes-vinculados`, { as })).json()
    .clientes_vinculados;
const choose = (as: Login, id: string) =>
  callApi('POST', `/v4/clientes-vinculados/${as.clientId}/escolher`, { as, body: { id_usuario: id } });
const token = (as: Login, id: string, headers: Record<string, string> = {}) =>
  callApi('GET', `/v1/app/usuario/${as.handle}/${id}?gerar_token_jwt=true`, { as, headers });

const whoIs = async (headers: Record<string, string>, to = app) =>
  (await send(to, { url: '/v1/app/token/cliente', headers: { host: MARKET_HOST, ...headers } })).json();
const isOpen = async ({ cookie }: Login, to = app): Promise<boolean> =>
  (await whoIs({ cookie }, to)).authenticated;

/** Sends the due mails and returns them. */
async function sent(): Promise<Mail[]> {
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
  const before = mails.length;
  while (await sendNext(outbox, Date.now()));
  return mails.slice(before);
}

const codeIn = (text = ''): string => /\/convite#codigo=([\w-]{43})/.exec(text)?.[1] ?? '';

async function invitationFor(email: string, as = boss, clientId = firm.clientId): Promise<string> {
  expect((await invite(email, as, clientId)).statusCode).toBe(200);
  return codeIn((await sent()).find(({ to }) => to === email)?.text);
}

/** So many pending invitations of the firm. */
async function haveInvited(length: number): Promise<void> {
  const { db } = database.current;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, firm.email));
  const invitedAt = new Date();
  await db.insert(clientLinks).values(
    Array.from({ length }, () => ({
      id: newId(),
      clientId: firm.clientId,
      email: freshEmail(),
      invitedBy: user?.id ?? '',
      invitedAt,
      expiresAt: new Date(invitedAt.getTime() + 60_000),
    })),
  );
}

/** Links a new user to the firm. */
async function hired(): Promise<string> {
  const email = freshEmail();
  expect(
    (await accept(await invitationFor(email), { nome: 'João Pereira', senha: PASSWORD.repeat(2) })).json(),
  ).toEqual({
    ok: true,
    message: 'Convite aceito',
  });
  await sent();
  return email;
}
const enterNew = async (email: string): Promise<Login> => {
  const answer = await send(app, {
    method: 'POST',
    url: '/v1/app/token/usuario/autenticar',
    payload: { cpf: email, senha: PASSWORD.repeat(2), idfornecedor: world.market.id },
  });
  const [cookie] = answer.cookies;
  if (cookie === undefined) throw new Error(answer.body);
  const { token: handle, idcliente: clientId } = answer.json();
  return { handle, clientId, token: cookie.value, cookie: `${cookie.name}=${cookie.value}` };
};

/** Links a user with a client of their own to the firm. */
async function linked(): Promise<Person> {
  const person = await account();
  expect((await accept(await invitationFor(person.email), { senha: PASSWORD })).statusCode).toBe(200);
  await sent();
  return person;
}

const loginAnswer = (email: string) =>
  send(app, {
    method: 'POST',
    url: '/v1/app/token/usuario/autenticar',
    payload: { cpf: email, senha: PASSWORD, idfornecedor: world.market.id },
  });

const sessionFrom = (answer: LightMyRequestResponse): Login => {
  const [cookie] = answer.cookies;
  if (cookie === undefined) throw new Error(answer.body);
  const { token: handle, idcliente: clientId } = answer.json();
  return { handle, clientId, token: cookie.value, cookie: `${cookie.name}=${cookie.value}` };
};

describe('an invitation', () => {
  test('of somebody without an account makes them a user of the client', async () => {
    const email = freshEmail();
    const code = await invitationFor(email);
    expect((await openInvitation(code)).json()).toEqual({
      nome_cliente: `Firma de ${firm.email}`,
      convidado_por: `Dona de ${firm.email}`,
      email,
      precisa: 'CADASTRO',
    });
    expect((await accept(code, { nome: 'João', senha: 'curta' })).json().message).toBe(
      'Use ao menos 8 caracteres.',
    );
    expect((await accept(code, { senha: NEW })).json().code).toBe('needs-name');
    expect((await accept(code, { nome: 'João Pereira', senha: NEW })).statusCode).toBe(200);
    expect((await accept(code, { nome: 'Outro', senha: NEW })).json().code).toBe('invalid-invitation');
    expect((await sent()).map(({ to, subject }) => [to, subject])).toEqual([
      [firm.email, 'João Pereira aceitou o convite'],
    ]);
    const { usuarios, total } = await list();
    expect(
      usuarios.map((user: Record<string, unknown>) => [user.nome, user.principal, user.situacao]),
    ).toEqual([
      [`Dona de ${firm.email}`, true, 'ATIVO'],
      ['João Pereira', false, 'ATIVO'],
    ]);
    expect(total).toBe(2);
  });

  test('of somebody with an account links them, with their own password or while they are logged in', async () => {
    const [one, two] = [await account(), await account()];
    const code = await invitationFor(one.email);
    expect((await openInvitation(code)).json().precisa).toBe('SENHA');
    expect((await accept(code)).json().code).toBe('needs-password');
    expect((await accept(code, { senha: 'errada errada' })).statusCode).toBe(403);
    // Another session does not replace the password.
    expect((await accept(code, {}, boss)).json().code).toBe('needs-password');
    expect((await accept(code, { senha: PASSWORD })).statusCode).toBe(200);
    const theirs = await enter(two.email);
    const second = await invitationFor(two.email);
    expect((await openInvitation(second, theirs)).json().precisa).toBe('NADA');
    expect((await accept(second, {}, theirs)).statusCode).toBe(200);
    expect((await list()).usuarios).toHaveLength(3);
  });

  test('is answered and costs alike whether somebody has an account or not', async () => {
    const known = await account();
    const seen: string[] = [];
    await sent();
    const counted = async (email: string) => {
      const answer = await invite(email);
      const { message, ...rest } = answer.json();
      return {
        status: answer.statusCode,
        rest,
        message: message.replace(email, '…'),
        length: message.length - email.length,
      };
    };
    const one = await counted(known.email);
    const two = await counted(freshEmail());
    expect(two).toEqual(one);
    const { usuarios } = await list();
    for (const user of usuarios.slice(1)) {
      expect([user.nome, user.situacao]).toEqual(['', 'CONVIDADO']);
      seen.push(user.email);
    }
    expect(seen).toHaveLength(2);
    const letters = (await sent()).map(({ to, text, subject }) => [
      subject,
      text.replace(to, '').replace(codeIn(text), ''),
    ]);
    expect(letters[0]).toEqual(letters[1]);
  });

  test('sent again makes the link before void, and one that is withdrawn opens nothing', async () => {
    const email = freshEmail();
    const first = await invitationFor(email);
    const second = await invitationFor(email);
    expect((await openInvitation(first)).statusCode).toBe(422);
    expect((await openInvitation(second)).statusCode).toBe(200);
    const [, waiting] = (await list()).usuarios;
    expect((await remove(waiting.id_usuario)).json().message).toBe('Convite cancelado');
    expect((await accept(second, { nome: 'João', senha: NEW })).json().code).toBe('invalid-invitation');
    expect((await list()).usuarios).toHaveLength(1);
  });

  test('that is withdrawn while it is accepted makes nobody a user', async () => {
    const email = freshEmail();
    const code = await invitationFor(email);
    const answer = await duringWrite(
      database.url,
      `update client_links set ended_at = now() where email = '${email}'`,
      () => accept(code, { nome: 'João', senha: NEW }),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid-invitation']);
    expect(await database.current.db.select().from(users).where(eq(users.email, email))).toEqual([]);
    expect((await list()).usuarios).toHaveLength(1);
  });

  test('goes out three times in five minutes to one address, and not to who buys already', async () => {
    const email = freshEmail();
    for (const _ of [1, 2, 3]) expect((await invite(email)).statusCode).toBe(200);
    expect((await invite(email)).statusCode).toBe(429);
    expect((await invite(firm.email)).json().message).toBe('Esta pessoa já compra por este cadastro.');
    expect((await invite(await hired())).statusCode).toBe(409);
    expect((await invite('não é e-mail')).statusCode).toBe(422);
  });

  test('of more than a hundred is not sent, however many go out at once', async () => {
    const { db } = database.current;
    await haveInvited(97);
    const answers = await Promise.all(Array.from({ length: 12 }, () => invite(freshEmail())));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json().code).toBe('too-many-users');
    const open = await db.select().from(clientLinks).where(eq(clientLinks.clientId, firm.clientId));
    expect(open).toHaveLength(100);
  });

  test('is listed with the main user by the storefront, though there are a hundred', async () => {
    await haveInvited(100);
    const transport: Transport = async ({ method, url, body = '{}' }) => {
      const payload = JSON.parse(String(body));
      const answer = await callApi(method as 'POST', url, { as: boss, body: payload });
      return { status: answer.statusCode, body: answer.json() };
    };
    const api = createApi({ transport, headers: () => ({}) });
    const listed = await new QueryClient().fetchQuery(linkedUsersQuery(api, boss));
    expect(listed.filter(({ principal }) => principal)).toHaveLength(1);
    expect(listed.filter(({ state }) => state === 'invited')).toHaveLength(100);
  });

  test('is accepted once by two who come at once', async () => {
    const email = freshEmail();
    const code = await invitationFor(email);
    const answers = await Promise.all([1, 2].map(() => accept(code, { nome: 'João', senha: NEW })));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect((await list()).usuarios).toHaveLength(2);
  });
});

describe('a linked user', () => {
  test('acts for the client, and manages nobody', async () => {
    const joao = await enterNew(await hired());
    expect(joao.clientId).toBe(firm.clientId);
    const session = await whoIs({ cookie: joao.cookie });
    expect([session.nome, session.nome_cliente, session.capacidade]).toEqual([
      'João Pereira',
      `Firma de ${firm.email}`,
      'VINCULADO',
    ]);
    const refused = await invite(freshEmail(), joao);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Somente o usuário principal do cadastro pode gerenciar os usuários da empresa.',
    ]);
    expect((await list(joao)).code).toBe('capacity-may-not');
  });

  test('sees the orders that they issued; the main user sees all, and who issued them', async () => {
    const joao = await enterNew(await hired());
    const order = async (as: Login): Promise<number> => {
      const { market } = world;
      const who = {
        ...as,
        userId: '',
        email: as.handle,
        addressId: '',
        orderNumber: 0,
        staffEmail: '',
        shop: market,
      };
      const key = 'POST /v2/app/:token/usuario/:idcliente/pedido';
      const { params, body } = validRequests(who)[key] ?? {};
      const { enderecoentrega: _, ...payload } = body ?? {};
      const request = toInject(key, { params: params ?? {}, body: { ...payload, tipoEntrega: 'RETIRADA' } });
      const answer = await send(app, {
        ...request,
        headers: { ...request.headers, host: MARKET_HOST, cookie: as.cookie },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().numpedido;
    };
    const [his, hers] = [await order(joao), await order(boss)];
    const orders = async (as: Login, query = '') =>
      (await callApi('GET', `/v2/app/pedido/cliente/${firm.clientId}${query}`, { as }))
        .json()
        .pedidos.map((one: Record<string, unknown>) => [one.numpedido, one.emitidoPor]);
    const [own, user] = (await list()).usuarios;
    const ofHis = [his, 'João Pereira'];
    const ofHers = [hers, `Dona de ${firm.email}`];
    expect(await orders(joao)).toEqual([ofHis]);
    expect(await orders(boss)).toEqual([ofHers, ofHis]);
    expect(await orders(boss, `?idusuariovinculado=${user.id_usuario}`)).toEqual([ofHis]);
    expect(await orders(boss, `?idusuariovinculado=${own.id_usuario}`)).toEqual([ofHers]);
    expect(await orders(boss, '?clientevinculadoprincipal=true')).toEqual([ofHers]);
    expect(await orders(joao, '?clientevinculadoprincipal=true')).toEqual([]);
    const read = async (as: Login, number: number) =>
      (await callApi('GET', `/v2/app/${as.handle}/order/${number}`, { as })).statusCode;
    expect([await read(joao, his), await read(joao, hers), await read(boss, his)]).toEqual([200, 404, 200]);
  });

  test('who is removed is out within a second on every process, and their address is free', async () => {
    const email = await hired();
    const joao = await enterNew(email);
    const [, user] = (await list()).usuarios;
    expect((await token(joao, user.id_usuario)).json().code).toBeUndefined();
    expect([await isOpen(joao), await isOpen(joao, other)]).toEqual([true, true]);
    expect((await remove(user.id_usuario)).json().message).toBe('Usuário removido');
    expect(await isOpen(joao)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await isOpen(joao, other)).toBe(false);
    expect((await loginAnswer(email)).statusCode).toBe(401);
    expect((await sent()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, `Você não compra mais por Firma de ${firm.email}`],
    ]);
    expect((await openInvitation(await invitationFor(email))).json().precisa).toBe('CADASTRO');
  });

  test('who is removed at the client they belong to goes on for another that linked them', async () => {
    const email = await hired();
    const second = await account();
    const boss2 = await enter(second.email);
    const code = await invitationFor(email, boss2, second.clientId);
    expect((await accept(code, { senha: PASSWORD.repeat(2) })).statusCode).toBe(200);
    const [, user] = (await list()).usuarios;
    expect((await remove(user.id_usuario)).statusCode).toBe(200);
    expect((await enterNew(email)).clientId).toBe(second.clientId);
    expect((await list(boss2, second.clientId)).usuarios).toHaveLength(2);
  });

  test('the main user stays, and a foreign linked user is like one who does not exist', async () => {
    const [own] = (await list()).usuarios;
    expect((await remove(own.id_usuario)).json().message).toBe('O usuário principal não pode ser removido.');
    const foreign = [LINKED.ana, LINKED.bia, LINKED.user, world.ana.userId];
    const absent = '01a1fc5d-1800-7000-8000-00000000ffff';
    const userState = async (id: string) => {
      const answers = [
        await remove(id),
        await callApi('GET', `/v1/app/usuario/${boss.handle}/${id}`, { as: boss }),
        await choose(boss, id),
        await callApi('GET', `/v2/app/pedido/cliente/${firm.clientId}?idusuariovinculado=${id}`, {
          as: boss,
        }),
      ];
      return answers.map((answer) => {
        const { requestId: _, ...body } = answer.json();
        return [answer.statusCode, body];
      });
    };
    const nobody = await userState(absent);
    expect(nobody.map(([status]) => status)).toEqual([404, 404, 404, 404]);
    for (const id of foreign) expect(await userState(id)).toEqual(nobody);
  });
});

describe('who may act for several', () => {
  test('is notified at login, begins for their own, and chooses', async () => {
    const person = await linked();
    const answer = await loginAnswer(person.email);
    const { usuarios_vinculados: userState, usuario_vinculado_logado: acting, idcliente } = answer.json();
    expect([idcliente, acting]).toEqual([person.clientId, null]);
    expect(userState.map((one: Record<string, unknown>) => [one.idcliente, one.principal])).toEqual([
      [person.clientId, true],
      [firm.clientId, false],
    ]);
    const own = sessionFrom(answer);
    const chosen = await choose(own, userState[1].id_usuario);
    expect(chosen.json()).toMatchObject({
      idcliente: firm.clientId,
      capacidade: 'VINCULADO',
      principal: false,
    });
    const acts = sessionFrom(chosen);
    expect(acts.handle).not.toBe(own.handle);
    expect(acts.token).not.toBe(own.token);
    expect([await isOpen(own), await isOpen(acts)]).toEqual([false, true]);
    // The latest choice is offered first, until the user returns to the own client.
    const first = async (as: Login) => (await choices(as))[0].idcliente;
    expect(await first(acts)).toBe(firm.clientId);
    expect((await loginAnswer(person.email)).json().usuarios_vinculados[0].idcliente).toBe(firm.clientId);
    const back = sessionFrom(await choose(acts, userState[0].id_usuario));
    expect([back.clientId, await first(back)]).toEqual([person.clientId, person.clientId]);
  });

  test('is out of the client that removed them, and stays in their own', async () => {
    const person = await linked();
    const own = await enter(person.email);
    const elsewhere = await enter(person.email);
    const [, link] = await choices(own);
    const acts = sessionFrom(await choose(elsewhere, link.id_usuario));
    expect((await remove(link.id_usuario)).statusCode).toBe(200);
    expect([await isOpen(acts), await isOpen(own)]).toEqual([false, true]);
    expect((await choose(own, link.id_usuario)).statusCode).toBe(404);
    expect((await loginAnswer(person.email)).json().usuarios_vinculados).toHaveLength(1);
  });

  test('who waits for approval themselves is let in for a client that is approved', async () => {
    const person = await account(false);
    const firmAtAtlas = await enter(firm.email, world.atlas);
    expect(firmAtAtlas.clientId).toBe(firm.clientId);
    expect((await accept(await invitationFor(person.email), { senha: PASSWORD })).statusCode).toBe(200);
    const session = await enter(person.email, world.atlas);
    expect(session.clientId).toBe(firm.clientId);
  });
});

describe('a token', () => {
  test('works as the session that it names, and ends with the one that asked for it', async () => {
    const joao = await enterNew(await hired());
    const [, user] = (await list()).usuarios;
    const { jwttoken, ...userState } = (await token(joao, user.id_usuario)).json();
    expect(userState).toMatchObject({
      id_usuario: user.id_usuario,
      nome: 'João Pereira',
      idcliente: firm.clientId,
    });
    const authorization = `Bearer ${jwttoken}`;
    const session = await whoIs({ authorization });
    expect([session.idcliente, session.capacidade]).toEqual([firm.clientId, 'VINCULADO']);
    const { exp, aud } = JSON.parse(Buffer.from(jwttoken.split('.')[1], 'base64url').toString());
    expect(aud).toBe('session');
    expect(exp * 1_000 - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    // Such a token issues no other token and opens no lasting session.
    const url = `/v1/app/usuario/${session.token}/${user.id_usuario}?gerar_token_jwt=true`;
    expect((await callApi('GET', url, { headers: { authorization } })).json().code).toBe('from-a-token');
    const body = { id_usuario: user.id_usuario };
    const choosing = `/v4/clientes-vinculados/${firm.clientId}/escolher`;
    expect((await callApi('POST', choosing, { body, headers: { authorization } })).json().code).toBe(
      'from-a-token',
    );
    const carrying = `/v4/login-token/${world.market.id}`;
    const carried = { body: { idcliente: firm.clientId }, headers: { authorization } };
    expect((await callApi('POST', carrying, carried)).json()).toMatchObject({
      code: 'from-a-token',
      message: 'Um token de acesso não abre outras sessões. Efetue login.',
    });
    await logOut(app, joao);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await whoIs({ authorization })).authenticated).toBe(false);
    expect((await whoIs({ authorization }, other)).authenticated).toBe(false);
  });

  test('is dead when its user is removed', async () => {
    const joao = await enterNew(await hired());
    const [, user] = (await list()).usuarios;
    const { jwttoken } = (await token(joao, user.id_usuario)).json();
    await remove(user.id_usuario);
    const address = await callApi('GET', `/v1/app/token~${firm.clientId}/enderecos`, {
      headers: { authorization: `Bearer ${jwttoken}` },
    });
    expect(address.statusCode).toBe(401);
  });

  test('is made for nobody else, for no main user, and for no other site', async () => {
    const joao = await enterNew(await hired());
    const [own, user] = (await list()).usuarios;
    expect((await token(boss, user.id_usuario)).json().code).toBe('no-token-for-others');
    expect((await token(boss, own.id_usuario)).json().code).toBe('no-token-for-others');
    expect((await token(joao, own.id_usuario)).statusCode).toBe(404);
    expect((await token(joao, user.id_usuario, { 'sec-fetch-site': 'cross-site' })).json().code).toBe(
      'cross-site',
    );
  });
});
