/**
 * Password, e-mail and devices, through the composed server: what a mailed link allows and to whom, where it leads, and
 * that it does not reveal who has an account. Reliability M05, M06, M07, M18; T24, T25, T27, T28, T31.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/clients/accounts.tables.ts';
import { addLinkedUser } from '#features/accounts/server/clients/add-linked-user.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { accountMails } from '#features/accounts/server/mails/account-mails.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { mailedCodes } from '#features/accounts/server/registration/mailed-codes.tables.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { defined } from '#kernel/defined.ts';
import { asAnotherProcess } from '#platform/db/nested-use.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { sendNext } from '#platform/mail/outbox.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type OneProcess, startProcess, stopProcess, uncached } from '../../src/testing/one-process.ts';
import { type Login, logIn, PROXY, PUBLIC_URL, send, smallServer } from '../../src/testing/small-server.ts';
import { ATLAS, ATLAS_HOST, MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { withinASecond } from '../../src/testing/within-a-second.ts';

const database = testDatabase();
const NEW = 'azul cavalo grampo';
const MINUTE = 60_000;

let app: FastifyInstance;
let world: SmallWorld;
let mails: Mail[];
let person: {
  readonly email: string;
  readonly document: string;
  readonly clientId: string;
  readonly userId: string;
};
let made = 0;
/** Each test has an address of its own, so that no limit of another test applies. */
let from = '';

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  mails = [];
  from = `203.0.113.${made}`;
  await database.current.db.delete(mailOutbox);
  const document = String(10_000_000 + made);
  const email = `pessoa${made}@exemplo.com.br`;
  const account = { kind: 'person', name: 'Rosa Dias', email, document, password: PASSWORD } as const;
  const { clientId, userId } = await createClientAccount(database.current.db, account);
  person = { email, document, clientId, userId };
});

type Headers = Record<string, string>;
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Headers = {},
) =>
  send(app, {
    method,
    url,
    remoteAddress: PROXY,
    headers: { host: MARKET_HOST, 'x-forwarded-for': from, ...headers },
    ...defined({ payload }),
  });
const recover = (login: string, headers: Headers = {}) =>
  call('GET', `/v2/app/token/cliente/senha/recuperar/${encodeURIComponent(login)}`, undefined, headers);
const setPassword = (codigo: string, senha = NEW, headers: Headers = {}) =>
  call('POST', '/v4/senha/nova', { codigo, senha }, headers);
const confirm = (codigo: string, headers: Headers = {}) =>
  call('POST', '/v4/verificacao/confirmar', { codigo }, headers);
const update = ({ handle, cookie }: Login, dadosUsuario: object, headers: Headers = {}) =>
  call('PUT', `/v1/app/usuario/${handle}~${person.clientId}`, { dadosUsuario }, { cookie, ...headers });
const verify = ({ cookie }: Login, query: Headers = {}, headers: Headers = {}) => {
  const parameters = { canal: 'email', idcliente: person.clientId, idfornecedor: world.market.id, ...query };
  return call('GET', `/v4/verificacao/enviar-verificacao?${new URLSearchParams(parameters)}`, undefined, {
    cookie,
    ...headers,
  });
};
const devices = ({ cookie }: Login) => call('GET', `/v4/sessoes/${person.clientId}`, undefined, { cookie });
const enter = (login = person.email) => logIn(app, login, world.market.id);
const canEnter = async (senha: string, cpf = person.email): Promise<boolean> =>
  (await call('POST', '/v1/app/token/usuario/autenticar', { cpf, senha })).statusCode === 200;
const isOpen = async ({ cookie }: Login, to = app): Promise<boolean> =>
  (await send(to, { url: '/v1/app/token/cliente', headers: { cookie, host: MARKET_HOST } })).json()
    .authenticated;

/** Sends the due mails and returns them. */
async function sent(): Promise<Mail[]> {
  const outbox = {
    database: database.current,
    writers: accountMails(PUBLIC_URL),
    send: async (_: string, mail: Mail) => void mails.push(mail),
    report: ({ error }: { error: unknown }) => {
      throw error;
    },
  };
  const before = mails.length;
  while (await sendNext(outbox, Date.now()));
  return mails.slice(before);
}
const linkIn = ({ text }: Mail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
const codeIn = (mail: Mail | undefined): string =>
  /#codigo=([\w-]{43})$/.exec(mail ? linkIn(mail) : '')?.[1] ?? '';
const to = (email: string, all: readonly Mail[]): Mail | undefined => all.find((mail) => mail.to === email);

async function recoveryCode(): Promise<string> {
  await recover(person.email);
  return codeIn(to(person.email, await sent()));
}

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which ends every session', async () => {
    const open = [await enter(), await enter()];
    expect((await recover(person.document)).statusCode).toBe(200);
    const [mail] = await sent();
    expect(mail).toMatchObject({ from: 'mercado', to: person.email, subject: 'Crie uma nova senha' });
    expect(mail?.html).toContain('#112233');
    const answer = await setPassword(codeIn(mail));
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Cadastro atualizado']);
    // No session is opened; the device becomes known, so that others' guesses cannot lock it out.
    expect(answer.cookies).toMatchObject([{ name: 'vitrine_device', httpOnly: true, sameSite: 'Lax' }]);
    expect(await Promise.all(open.map((one) => isOpen(one)))).toEqual([false, false]);
    expect([await canEnter(PASSWORD), await canEnter(NEW)]).toEqual([false, true]);
    expect((await sent()).map(({ to: reader, subject }) => [reader, subject])).toEqual([
      [person.email, 'Sua senha foi alterada'],
    ]);
  });

  test('the link is used once, also by two who come at once', async () => {
    const code = await recoveryCode();
    const both = await Promise.all([setPassword(code, `${NEW} a`), setPassword(code, `${NEW} b`)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const again = await setPassword(code);
    expect([again.statusCode, again.json().code]).toEqual([422, 'invalid-link']);
    expect(await canEnter(NEW)).toBe(false);
  });

  test('the link is dead after thirty minutes', async () => {
    const { db } = database.current;
    const code = await recoveryCode();
    const [stored] = await db.select().from(mailedCodes).where(eq(mailedCodes.userId, person.userId));
    const left = (stored?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(29 * MINUTE);
    expect(left).toBeLessThanOrEqual(30 * MINUTE);
    const expiresAt = new Date(Date.now() - 1);
    await db.update(mailedCodes).set({ expiresAt }).where(eq(mailedCodes.userId, person.userId));
    expect((await setPassword(code)).json().code).toBe('invalid-link');
    expect(await canEnter(PASSWORD)).toBe(true);
  });

  test('and after the next one, and after any change of the password', async () => {
    const [first, second] = [await recoveryCode(), await recoveryCode()];
    expect((await setPassword(first)).json().code).toBe('invalid-link');
    expect((await update(await enter(), { senhaAtual: PASSWORD, senha: NEW })).statusCode).toBe(200);
    expect((await setPassword(second, `${NEW}!`)).json().code).toBe('invalid-link');
    expect(await canEnter(NEW)).toBe(true);
  });

  test('nor is a link made for what was asked before the change', async () => {
    await recover(person.email);
    const { db } = database.current;
    await db
      .update(users)
      .set({ passwordChangedAt: new Date(Date.now() + 1) })
      .where(eq(users.id, person.userId));
    expect(await sent()).toEqual([]);
  });

  test('a password that is refused leaves the link as it is', async () => {
    const code = await recoveryCode();
    for (const [password, message] of [
      ['curta', 'Use ao menos 8 caracteres.'],
      ['senha123', 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.'],
      [person.email, 'Não use seu nome, e-mail ou documento como senha.'],
      [person.document, 'Não use seu nome, e-mail ou documento como senha.'],
    ] as const)
      expect((await setPassword(code, password)).json().message, password).toBe(message);
    expect((await setPassword(code)).statusCode).toBe(200);
  });

  test('the secret is in the mail alone: neither in the answer nor in the database', async () => {
    const answer = await recover(person.email);
    const code = codeIn(to(person.email, await sent()));
    expect(code).toHaveLength(43);
    expect(answer.body).not.toContain(person.email);
    const { rows } = await database.current.db.execute(
      sql`select (select json_agg(c)::text from mailed_codes c) || (select coalesce(json_agg(o)::text, '') from mail_outbox o) as all`,
    );
    expect(String(rows[0]?.all)).toContain('"purpose":"password"');
    expect(String(rows[0]?.all)).not.toContain(code);
  });

  test('a code of another purpose opens nothing', async () => {
    await verify(await enter());
    const code = codeIn(to(person.email, await sent()));
    expect((await setPassword(code)).json().code).toBe('invalid-link');
    expect((await confirm(await recoveryCode())).json().code).toBe('invalid-link');
  });
});

describe('a mailed link leads to the shop’s own stored domain', () => {
  const poisoned: readonly Headers[] = [
    { host: 'evil.example' },
    { host: 'evil.example:443' },
    { host: `${MARKET_HOST}.evil.example` },
    { host: `EVIL.example.` },
    { host: '[::1]' },
    { host: '203.0.113.7' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-original-host': 'evil.example', 'x-host': 'evil.example' },
  ];

  test.each(poisoned)('whatever a request says: %j', async (headers) => {
    const parameters = { 'x-idfornecedor': world.market.id, ...headers };
    const session = await enter();
    // Some of these hosts are invalid, and no mail is sent for those.
    for (const answer of [
      await recover(person.email, parameters),
      await verify(session, {}, parameters),
      await update(session, { senhaAtual: PASSWORD, email: `nova${made}@exemplo.com.br` }, parameters),
    ])
      expect(answer.body).not.toContain('evil');
    const all = await sent();
    for (const mail of all) {
      expect(JSON.stringify(mail)).not.toContain('evil');
      if (linkIn(mail) !== '') expect(new URL(linkIn(mail)).origin).toBe(`https://${MARKET_HOST}:8443`);
    }
    // By https the cookie set without it is ignored, so only the password's link is mailed.
    const links = all.filter((mail) => linkIn(mail) !== '').length;
    if (!('host' in headers)) expect(links).toBe('x-forwarded-proto' in headers ? 1 : 3);
  });

  test('a foreign Referer asks for no mail at all', async () => {
    expect((await recover(person.email, { referer: 'https://evil.example/' })).statusCode).toBe(403);
    expect(await sent()).toEqual([]);
  });

  test('and to the platform’s address where the shop has none', async () => {
    const slug = `sem-dominio-${made}`;
    const { id } = await createSupplier(database.current.db, {
      ...ATLAS,
      slug,
      domains: [],
    });
    await recover(person.email, { host: 'vitrine.test', 'x-idfornecedor': id });
    const [mail] = await sent();
    expect(mail && linkIn(mail)).toMatch(new RegExp(`^${PUBLIC_URL}/${slug}/senha/nova#codigo=[\\w-]{43}$`));
  });
});

describe('nobody learns who has an account', () => {
  const bare = ({ statusCode, headers, body }: Awaited<ReturnType<typeof recover>>) => {
    const { 'x-request-id': _, date: __, ...rest } = headers;
    return { statusCode, rest, body: body.replace(/"requestId":"[^"]*"/, '') };
  };

  test('a known and an unknown login are answered alike, letter by letter, until there are too many', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [known, unknown] = [await recover(person.email), await recover('ninguem@exemplo.com.br')];
      expect(bare(known)).toEqual(bare(unknown));
      expect(known.statusCode).toBe(round < 3 ? 200 : 429);
    }
    const malformed = await recover('ana');
    expect([malformed.statusCode, malformed.json().message]).toEqual([400, 'Email ou CPF Invalido']);
    expect((await sent()).map((mail) => mail.to)).toEqual([person.email, person.email, person.email]);
  });

  test('and cost the same questions to the database', async () => {
    const one = await startProcess(database.url);
    const parameters = async (login: string): Promise<readonly string[]> => {
      const before = one.queries.length;
      await send(one.app, {
        url: `/v2/app/token/cliente/senha/recuperar/${login}`,
        headers: { host: MARKET_HOST },
      });
      return uncached(one.queries.slice(before));
    };
    await parameters('aquece@exemplo.com.br');
    expect(await parameters(person.email)).toEqual(await parameters('ninguem2@exemplo.com.br'));
    await stopProcess(one);
  });

  test('an address that somebody else has is accepted like a free one, and only its own mailbox is notified', async () => {
    const session = await enter();
    const [free, taken] = [
      await update(session, { senhaAtual: PASSWORD, email: `livre${made}@exemplo.com.br` }),
      await update(session, { senhaAtual: PASSWORD, email: world.bia.email }),
    ];
    expect(free.statusCode).toBe(200);
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
    expect(taken.statusCode).toBe(200);
    const mail = to(world.bia.email, await sent());
    expect(mail?.subject).toBe('Este e-mail já tem um cadastro');
    expect(mail && linkIn(mail)).toBe('');
  });
});

describe('another site', () => {
  const elsewhere: readonly Headers[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { referer: `http://${ATLAS_HOST}/` },
  ];

  test.each(elsewhere)('asks for no mail and changes nothing: %j', async (headers) => {
    const session = await enter();
    const code = await recoveryCode();
    const answers = [
      await recover(person.email, headers),
      await verify(session, {}, headers),
      await update(session, { senhaAtual: PASSWORD, senha: NEW }, headers),
      await setPassword(code, NEW, headers),
      await call('DELETE', `/v4/sessoes/${person.clientId}`, undefined, {
        cookie: session.cookie,
        ...headers,
      }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross-site']);
    expect(await sent()).toEqual([]);
    expect([await canEnter(PASSWORD), await isOpen(session)]).toEqual([true, true]);
  });
});

describe('an e-mail', () => {
  const verifiedAt = async () =>
    (await database.current.db.select().from(users).where(eq(users.id, person.userId)))[0]?.emailVerifiedAt ??
    null;

  test('is confirmed by its own mail, by a POST', async () => {
    const session = await enter();
    expect((await verify(session, { canal: 'EMAIL', fonte: 'cadastro' })).json()).toMatchObject({
      ok: true,
      canal: 'email',
      verificado: false,
    });
    const mail = to(person.email, await sent());
    expect(mail && linkIn(mail)).toContain('/email/confirmar#codigo=');
    expect(await verifiedAt()).toBeNull();
    expect((await confirm(codeIn(mail))).json().message).toBe('E-mail confirmado');
    expect(await verifiedAt()).toBeInstanceOf(Date);
    expect((await confirm(codeIn(mail))).json().code).toBe('invalid-link');
    expect((await verify(session)).json()).toMatchObject({
      verificado: true,
      message: 'Seu e-mail já está confirmado.',
    });
    expect(await sent()).toEqual([]);
  });

  test.each(['sms', 'whatsapp', 'telefone'])('is confirmed by no other channel: %s', async (canal) => {
    const answer = await verify(await enter(), { canal });
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'A verificação só é feita por e-mail.']);
  });

  test('is asked for three times in five minutes at most', async () => {
    const session = await enter();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) statuses.push((await verify(session)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('is changed with the password, once the new one is confirmed; the old one is notified', async () => {
    const session = await enter();
    const email = `nova${made}@exemplo.com.br`;
    const wrong = await update(session, { senhaAtual: 'errada', email });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      403,
      'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
    ]);
    expect((await update(session, { senhaAtual: PASSWORD, email: person.email })).json().code).toBe(
      'same-email',
    );
    expect((await update(session, { senhaAtual: PASSWORD, email: '52998224725' })).json().code).toBe(
      'malformed-email',
    );
    expect((await update(session, { senhaAtual: PASSWORD })).statusCode).toBe(400);
    expect(await sent()).toEqual([]);
    const answer = await update(session, { senhaAtual: PASSWORD, email: email.toUpperCase() });
    expect(answer.json()).toEqual({ ok: true, message: 'Cadastro atualizado', emailpendente: email });
    const all = await sent();
    expect(to(person.email, all)?.subject).toBe('Pedido de troca de e-mail');
    expect([await canEnter(PASSWORD), await canEnter(PASSWORD, email)]).toEqual([true, false]);
    expect((await confirm(codeIn(to(email, all)))).statusCode).toBe(200);
    expect([await canEnter(PASSWORD), await canEnter(PASSWORD, email)]).toEqual([false, true]);
    expect(to(person.email, await sent())?.subject).toBe('O e-mail do seu cadastro foi alterado');
    expect(await verifiedAt()).toBeInstanceOf(Date);
  });

  test('is never another’s by a replayed link', async () => {
    const session = await enter();
    const email = `nova${made}@exemplo.com.br`;
    await update(session, { senhaAtual: PASSWORD, email });
    const code = codeIn(to(email, await sent()));
    const bia = await logIn(app, world.bia.email, world.market.id);
    const answer = await confirm(code, { cookie: bia.cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'anothers-link']);
    expect([await canEnter(PASSWORD, email), await canEnter(PASSWORD)]).toEqual([false, true]);
    expect((await confirm(code, { cookie: session.cookie })).statusCode).toBe(200);
    expect(await canEnter(PASSWORD, email)).toBe(true);
  });

  test('that somebody took meanwhile is refused, and the link of a changed password’s time is dead', async () => {
    const session = await enter();
    const email = `disputado${made}@exemplo.com.br`;
    await update(session, { senhaAtual: PASSWORD, email });
    const first = codeIn(to(email, await sent()));
    const passwordHash = await hashPassword(PASSWORD);
    await addLinkedUser(database.current.db, world.bia.id, { name: 'Outra', email, passwordHash });
    expect((await confirm(first)).json()).toMatchObject({ code: 'email-taken' });
    const other = `outro${made}@exemplo.com.br`;
    await update(session, { senhaAtual: PASSWORD, email: other });
    const second = codeIn(to(other, await sent()));
    await update(session, { senhaAtual: PASSWORD, senha: NEW });
    expect((await confirm(second)).json().code).toBe('invalid-link');
  });
});

describe('a changed password', () => {
  test('needs the one before, and ends every other session', async () => {
    const [here, there] = [await enter(), await enter()];
    expect((await update(here, { senhaAtual: 'errada', senha: NEW })).statusCode).toBe(403);
    expect((await update(here, { senhaAtual: PASSWORD, senha: 'flamengo' })).json().code).toBe('too-common');
    expect([await isOpen(there), await canEnter(NEW)]).toEqual([true, false]);
    const answer = await update(here, { senhaAtual: PASSWORD, senha: NEW });
    expect(answer.json().message).toBe('Cadastro atualizado');
    // The caller continues with a new id and handle; the previous session's are invalid.
    const [cookie] = answer.cookies;
    const renewed = { ...here, cookie: `${cookie?.name}=${cookie?.value}` };
    expect(await Promise.all([here, there, renewed].map((one) => isOpen(one)))).toEqual([false, false, true]);
    expect((await devices(renewed)).json().sessoes).toMatchObject([{ atual: true }]);
    expect((await update(renewed, { senhaAtual: NEW, senha: PASSWORD })).statusCode).toBe(401);
    expect([await canEnter(PASSWORD), await canEnter(NEW)]).toEqual([false, true]);
  });

  test('cannot be guessed: ten tries in five minutes', async () => {
    const session = await enter();
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1)
      statuses.push((await update(session, { senhaAtual: `errada${round}`, senha: NEW })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    expect((await update(session, { senhaAtual: PASSWORD, senha: NEW })).statusCode).toBe(429);
  });

  test('a login that was under way with the old one opens nothing', async () => {
    const passwordHash = await hashPassword(NEW);
    // The login has read the previous password and waits for the lock.
    const entering = await database.current.transaction(async (db) => {
      await db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
      const under = asAnotherProcess(() => canEnter(PASSWORD));
      await sleep(500);
      return { under };
    });
    expect(await entering.under).toBe(false);
  });
});

describe('devices', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
  const listed = async (session: Login) =>
    (await devices(session)).json().sessoes as {
      idsessao: string;
      dispositivo: string;
      atual: boolean;
      visto: string;
    }[];
  const end = ({ cookie }: Login, id: string) =>
    call('DELETE', `/v4/sessoes/${person.clientId}/${id}`, undefined, { cookie });

  test('are listed with their names, and the one that asks is marked', async () => {
    const mine = await enter();
    const payload = { cpf: person.email, senha: PASSWORD };
    await call('POST', '/v1/app/token/usuario/autenticar', payload, { 'user-agent': CHROME });
    const all = await listed(mine);
    expect(all.map(({ dispositivo, atual }) => [dispositivo, atual])).toEqual([
      ['Chrome no Windows', false],
      ['', true],
    ]);
    expect(JSON.stringify(all)).not.toContain(mine.handle);
  });

  test('one is ended, or all others; another’s stays, and looks absent', async () => {
    const [mine, second, third] = [await enter(), await enter(), await enter()];
    const bia = await logIn(app, world.bia.email, world.market.id);
    const bias = await call('GET', `/v4/sessoes/${world.bia.id}`, undefined, { cookie: bia.cookie });
    const [foreign] = bias.json().sessoes;
    const answers = [
      await end(mine, foreign.idsessao),
      await end(mine, '01a1fc5d-1800-7000-8000-00000000dead'),
    ];
    const [one, two] = answers.map(({ statusCode, body }) => [
      statusCode,
      body.replace(/"requestId":"[^"]*"/, ''),
    ]);
    expect(one).toEqual(two);
    expect(one?.[0]).toBe(404);
    expect(await isOpen(bia)).toBe(true);
    const [, , last] = await listed(mine);
    expect(last?.atual).toBe(true);
    const others = (await listed(mine)).filter(({ atual }) => !atual);
    expect((await end(mine, others[1]?.idsessao ?? '')).statusCode).toBe(200);
    expect([await isOpen(second), await isOpen(third)]).toEqual([false, true]);
    const answer = await call('DELETE', `/v4/sessoes/${person.clientId}`, undefined, { cookie: mine.cookie });
    expect(answer.json()).toEqual({ ok: true, encerradas: 1 });
    expect([await isOpen(mine), await isOpen(third)]).toEqual([true, false]);
    expect(await listed(mine)).toHaveLength(1);
  });

  test('of a linked user are theirs alone', async () => {
    const linkedEmail = `vinculado${made}@exemplo.com.br`;
    const passwordHash = await hashPassword(PASSWORD);
    await addLinkedUser(database.current.db, person.clientId, {
      name: 'Vinculado',
      email: linkedEmail,
      passwordHash,
    });
    const [principal, linked] = [await enter(), await enter(linkedEmail)];
    const [theirs] = await listed(linked);
    expect((await end(principal, theirs?.idsessao ?? '')).statusCode).toBe(404);
    expect(await listed(principal)).toHaveLength(1);
    await call('DELETE', `/v4/sessoes/${person.clientId}`, undefined, { cookie: principal.cookie });
    expect(await isOpen(linked)).toBe(true);
  });

  test('show when they were last active, exact to some minutes', async () => {
    const session = await enter();
    const { db } = database.current;
    await db.execute(
      sql`update sessions set created_at = now() - interval '2 hours' where user_id = ${person.userId}`,
    );
    await isOpen(session);
    const [seen] = await listed(session);
    expect(Date.now() - Date.parse(seen?.visto ?? '')).toBeLessThan(MINUTE);
    await isOpen(session);
    expect(await listed(session)).toEqual([seen]);
  });

  test('that were ended are refused within a second by every process', async () => {
    const processes: OneProcess[] = [await startProcess(database.url), await startProcess(database.url)];
    const [mine, other] = [await enter(), await enter()];
    const list = `/v1/app/${world.market.id}/listaprodutosf/${other.handle}`;
    // Calls that read public data may cache the session for a moment.
    const isKnown = async ({ app: one }: OneProcess) =>
      (await send(one, { url: list, headers: { cookie: other.cookie, host: MARKET_HOST } })).statusCode ===
      200;
    for (const one of processes)
      expect([await isKnown(one), await isOpen(other, one.app)]).toEqual([true, true]);
    await call('DELETE', `/v4/sessoes/${person.clientId}`, undefined, { cookie: mine.cookie });
    for (const one of processes) expect(await isOpen(other, one.app)).toBe(false);
    await withinASecond(async () => !(await Promise.all(processes.map(isKnown))).includes(true));
    for (const one of processes) await stopProcess(one);
  });
});
