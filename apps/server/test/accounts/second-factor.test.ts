/**
 * The second factor through the composed server: on and off, no session before it, each code valid once, and the
 * first step does not reveal who has one. Reliability M05, M06; T32.
 */

import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { secondFactors } from '#features/accounts/server/second-factor/second-factors.tables.ts';
import { defined } from '#kernel/defined.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, logInStaff, PROXY, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let made = 0;
let from = '';
let person: { readonly email: string; readonly clientId: string; readonly userId: string };

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  from = `203.0.113.${made}`;
  const email = `pessoa${made}@exemplo.com.br`;
  const account = { kind: 'person', name: 'Rosa Dias', email, document: String(20_000_000 + made) } as const;
  person = { email, ...(await createClientAccount(database.current.db, { ...account, password: PASSWORD })) };
});
afterEach(() => vi.restoreAllMocks());

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: Headers = {}) =>
  send(app, {
    method,
    url,
    remoteAddress: PROXY,
    headers: { host: MARKET_HOST, 'x-forwarded-for': from, ...headers },
    ...defined({ payload }),
  });

/** The authenticator's code, `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
/** Sets the clock instead of waiting. */
const later = (seconds: number): void => {
  const now = Date.now() + seconds * 1_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
};

const mine = (tail = '') => `/v4/segunda-etapa/${person.clientId}${tail}`;
const begin = ({ cookie }: Pick<Login, 'cookie'>, senhaAtual = PASSWORD) =>
  call('POST', mine(), { senhaAtual }, { cookie });
const confirm = ({ cookie }: Pick<Login, 'cookie'>, codigo: string) =>
  call('POST', mine('/confirmar'), { codigo }, { cookie });
const remove = ({ cookie }: Pick<Login, 'cookie'>, codigo: string, senhaAtual = PASSWORD) =>
  call('POST', mine('/remover'), { senhaAtual, codigo }, { cookie });
const state = async ({ cookie }: Pick<Login, 'cookie'>) =>
  (await call('GET', mine(), undefined, { cookie })).json();
const firstStep = (senha = PASSWORD, cpf = person.email, headers: Headers = {}) =>
  call('POST', '/v1/app/token/usuario/autenticar', { cpf, senha }, headers);
const secondStep = (desafio: string, codigo: string, headers: Headers = {}) =>
  call('POST', '/v1/app/token/usuario/autenticar/segunda-etapa', { desafio, codigo }, headers);
const challenge = async (): Promise<string> => (await firstStep()).json().facts.desafio;
const cookieIn = (answer: Awaited<ReturnType<typeof call>>): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const isOpen = async (cookie: string): Promise<boolean> =>
  (await call('GET', '/v1/app/token/cliente', undefined, { cookie })).json().authenticated;

/** Turned on by a user who has just logged in. */
async function turnedOn() {
  const session = await logIn(app, person.email, world.market.id);
  const { segredo } = (await begin(session)).json();
  const answer = await confirm(session, codeOf(segredo));
  expect(answer.statusCode).toBe(200);
  return {
    session,
    secret: segredo as string,
    codes: answer.json().codigos as string[],
    cookie: cookieIn(answer),
  };
}

describe('turning it on', () => {
  test('shows a secret once, which is valid when the app has produced a code from it', async () => {
    const session = await logIn(app, person.email, world.market.id);
    const other = await logIn(app, person.email, world.market.id);
    const { segredo, link, qrcode } = (await begin(session)).json();
    expect(segredo).toMatch(/^[A-Z2-7]{32}$/);
    expect(link).toContain(`secret=${segredo}`);
    expect(link).toContain(encodeURIComponent(person.email));
    expect(qrcode).toMatch(/^<svg /);
    // Not required before its confirmation.
    expect((await firstStep()).statusCode).toBe(200);
    expect(await state(session)).toEqual({ ativo: false, codigosRestantes: 0 });
    expect((await confirm(session, '000000')).json()).toMatchObject({ status: 422, code: 'wrong-code' });
    const answer = await confirm(session, codeOf(segredo));
    expect(answer.statusCode).toBe(200);
    const codes: string[] = answer.json().codigos;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    // The session gets a new id; sessions opened with the password alone end.
    const renewed = cookieIn(answer);
    expect(await Promise.all([session.cookie, other.cookie, renewed].map(isOpen))).toEqual([
      false,
      false,
      true,
    ]);
    expect(await state({ cookie: renewed })).toEqual({ ativo: true, codigosRestantes: 10 });
    expect((await begin({ cookie: renewed })).json().code).toBe('already-on');
  });

  test('needs the password, and a beginning', async () => {
    const session = await logIn(app, person.email, world.market.id);
    expect((await begin(session, 'errada')).json()).toMatchObject({
      status: 403,
      message: 'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
    });
    expect((await confirm(session, '123456')).json().code).toBe('not-begun');
    expect((await remove(session, '123456')).json().code).toBe('not-on');
  });

  test('the database knows neither the secret nor the codes', async () => {
    const { secret, codes } = await turnedOn();
    const { rows } = await database.current.db.execute(
      sql`select (select json_agg(f)::text from second_factors f) || (select json_agg(c)::text from second_factor_recovery_codes c) as all`,
    );
    for (const secretText of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(String(rows[0]?.all)).not.toContain(secretText);
  });
});

describe('a login', () => {
  test('opens nothing before the second step, and then a session of its own', async () => {
    const { secret, cookie: before } = await turnedOn();
    later(60);
    const first = await firstStep(PASSWORD, person.email, { cookie: before });
    expect(first.cookies).toEqual([]);
    expect(first.json()).toMatchObject({ status: 401, code: 'second-step' });
    expect(await isOpen(before)).toBe(true);
    const { desafio } = first.json().facts;
    expect(await isOpen(`vitrine_session=${desafio}`)).toBe(false);
    const answer = await secondStep(desafio, codeOf(secret), { cookie: before });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ok: true, email: person.email, idcliente: person.clientId });
    const after = cookieIn(answer);
    expect(after).not.toBe(before);
    expect(await Promise.all([before, after].map(isOpen))).toEqual([false, true]);
  });

  test('takes each code once, one step early or late, and none before the last', async () => {
    // The clock is fixed, so that no new half minute begins between the two uses of a code.
    later(0);
    const { secret } = await turnedOn();
    // The code that turned it on is used, too.
    expect((await secondStep(await challenge(), codeOf(secret))).json().code).toBe('wrong-code');
    later(120);
    const [early, now, late] = [codeOf(secret, -1), codeOf(secret), codeOf(secret, 1)];
    expect((await secondStep(await challenge(), codeOf(secret, -2))).statusCode).toBe(422);
    expect((await secondStep(await challenge(), codeOf(secret, 2))).statusCode).toBe(422);
    for (const code of [early, now, late])
      expect((await secondStep(await challenge(), code)).statusCode).toBe(200);
    for (const code of [early, now, late])
      expect((await secondStep(await challenge(), code)).json().code).toBe('wrong-code');
  });

  test('a code that two use at once opens one session', async () => {
    const { secret } = await turnedOn();
    later(60);
    const code = codeOf(secret);
    const [one, two] = [await challenge(), await challenge()];
    const answers = await Promise.all([secondStep(one, code), secondStep(two, code), secondStep(one, code)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => cookieIn(answer) !== '')).toHaveLength(1);
  });

  test('a recovery code opens it once, as people type it', async () => {
    const { codes } = await turnedOn();
    const [code = '', other = ''] = codes;
    const answer = await secondStep(await challenge(), ` ${code.toLowerCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(await state({ cookie: cookieIn(answer) })).toEqual({ ativo: true, codigosRestantes: 9 });
    expect((await secondStep(await challenge(), code)).json().code).toBe('wrong-code');
    expect((await secondStep(await challenge(), other.replaceAll('-', ''))).statusCode).toBe(200);
  });

  test('the first step is over after five minutes, after five wrong codes, once used, and at another shop', async () => {
    const { codes } = await turnedOn();
    const [code = ''] = codes;
    const over = async (desafio: string, headers: Headers = {}) =>
      (await secondStep(desafio, code, headers)).json();
    const guessed = await challenge();
    for (let miss = 0; miss < 5; miss += 1) await secondStep(guessed, '000000');
    expect(await over(guessed)).toMatchObject({
      status: 401,
      message: 'O tempo para informar o código acabou. Informe a senha de novo.',
    });
    const fresh = await challenge();
    expect((await over(fresh, { host: 'atlas.test' })).code).toBe('step-is-over');
    expect((await over('x'.repeat(43))).code).toBe('step-is-over');
    later(5 * 60 + 1);
    expect((await over(fresh)).code).toBe('step-is-over');
    expect((await secondStep(await challenge(), code)).statusCode).toBe(200);
  });

  test('a changed password ends the logins that wait', async () => {
    const { codes, cookie } = await turnedOn();
    const [code = ''] = codes;
    const waiting = await challenge();
    const { token } = (await call('GET', '/v1/app/token/cliente', undefined, { cookie })).json();
    const dadosUsuario = { senhaAtual: PASSWORD, senha: 'azul cavalo grampo' };
    const changed = await send(app, {
      method: 'PUT',
      url: `/v1/app/usuario/${token}~${person.clientId}`,
      headers: { host: MARKET_HOST, cookie },
      payload: { dadosUsuario },
    });
    expect(changed.statusCode).toBe(200);
    expect((await secondStep(waiting, code)).json().code).toBe('step-is-over');
  });

  test('after ten wrong codes in half an hour even the right one waits', async () => {
    const { secret } = await turnedOn();
    later(60);
    for (let tried = 0; tried < 10; tried += 1) {
      // Each from another address and with another first step.
      from = `198.51.100.${tried}`;
      expect((await secondStep(await challenge(), '000000')).statusCode).toBe(422);
    }
    expect((await secondStep(await challenge(), codeOf(secret))).json()).toMatchObject({
      status: 429,
      message: 'Erro ao tentar fazer login. Tente novamente em alguns minutos',
    });
    later(30 * 60);
    expect((await secondStep(await challenge(), codeOf(secret))).statusCode).toBe(200);
  });

  test('a wrong password is answered alike whether there is a second step, none, or nobody', async () => {
    await turnedOn();
    const bare = async (cpf: string) => {
      const { statusCode, headers, body } = await firstStep('errada', cpf);
      const { 'x-request-id': _, date: __, ...rest } = headers;
      return { statusCode, rest, body: body.replace(/"requestId":"[^"]*"/, '') };
    };
    const [with2, without, nobody] = [
      await bare(person.email),
      await bare(world.bia.email),
      await bare('ninguem@exemplo.com.br'),
    ];
    expect(with2).toEqual(without);
    expect(with2).toEqual(nobody);
    expect(with2.statusCode).toBe(401);
  });
});

describe('turning it off', () => {
  test('needs the password and a code', async () => {
    const { secret, codes, cookie } = await turnedOn();
    later(60);
    expect((await remove({ cookie }, codeOf(secret), 'errada')).statusCode).toBe(403);
    expect((await remove({ cookie }, '000000')).statusCode).toBe(422);
    expect((await firstStep()).statusCode).toBe(401);
    expect((await remove({ cookie }, codes[0] ?? '')).statusCode).toBe(200);
    expect(await state({ cookie })).toEqual({ ativo: false, codigosRestantes: 0 });
    expect((await firstStep()).statusCode).toBe(200);
  });

  test('new codes for who loses the app take the place of the old ones, and the app stays', async () => {
    const { secret, codes, cookie } = await turnedOn();
    const renew = (codigo: string, senhaAtual = PASSWORD) =>
      call('POST', mine('/codigos'), { senhaAtual, codigo }, { cookie });
    expect((await renew(codes[0] ?? '', 'errada')).statusCode).toBe(403);
    expect((await renew('000000')).json().code).toBe('wrong-code');
    const answer = await renew(codes[0] ?? '');
    const fresh: string[] = answer.json().codigos;
    expect([answer.statusCode, new Set([...codes, ...fresh]).size]).toEqual([200, 20]);
    expect(await state({ cookie })).toEqual({ ativo: true, codigosRestantes: 10 });
    expect((await secondStep(await challenge(), codes[1] ?? '')).json().code).toBe('wrong-code');
    expect((await secondStep(await challenge(), fresh[0] ?? '')).statusCode).toBe(200);
    later(60);
    expect((await secondStep(await challenge(), codeOf(secret))).statusCode).toBe(200);
  });

  test('where the server’s secret was changed, a recovery code still does', async () => {
    const { secret, codes, cookie } = await turnedOn();
    await database.current.db
      .update(secondFactors)
      .set({ secret: 'sealed with another' })
      .where(eq(secondFactors.userId, person.userId));
    later(60);
    expect((await remove({ cookie }, codeOf(secret))).statusCode).toBe(422);
    expect((await remove({ cookie }, codes[1] ?? '')).statusCode).toBe(200);
  });
});

describe('who runs a shop', () => {
  const staffCall = (tail: string, payload: object | undefined, headers: Headers = {}) =>
    call(payload === undefined ? 'GET' : 'POST', `/v4/painel/${tail}`, payload, headers);

  test('has the same: nothing is open before the second step', async () => {
    const email = world.staff.elsewhere;
    const [session, other] = [await logInStaff(app, email), await logInStaff(app, email)];
    const { segredo } = (
      await staffCall(
        'eu/segunda-etapa',
        { senhaAtual: PASSWORD },
        session.cookie ? { cookie: session.cookie } : {},
      )
    ).json();
    const confirmed = await staffCall(
      'eu/segunda-etapa/confirmar',
      { codigo: codeOf(segredo) },
      { cookie: session.cookie },
    );
    expect(confirmed.json().codigos).toHaveLength(10);
    const cookie = cookieIn(confirmed);
    const open = async (one: string) =>
      (await staffCall('eu', undefined, { cookie: one })).json().autenticado;
    expect(await Promise.all([session.cookie, other.cookie, cookie].map(open))).toEqual([false, false, true]);
    expect((await staffCall('eu/segunda-etapa', undefined, { cookie })).json()).toEqual({
      ativo: true,
      codigosRestantes: 10,
    });

    later(60);
    const first = await staffCall('entrar', { email, senha: PASSWORD });
    expect(first.json()).toMatchObject({ status: 401, code: 'second-step' });
    expect(first.cookies).toEqual([]);
    const { desafio } = first.json().facts;
    // A first step of the panel is not valid at the shop.
    expect((await secondStep(desafio, codeOf(segredo))).json().code).toBe('step-is-over');
    expect((await staffCall('entrar/segunda-etapa', { desafio, codigo: '000000' })).statusCode).toBe(422);
    const entered = await staffCall('entrar/segunda-etapa', { desafio, codigo: codeOf(segredo) }, { cookie });
    expect(entered.json()).toMatchObject({ email });
    expect(await Promise.all([cookie, cookieIn(entered)].map(open))).toEqual([false, true]);
    expect((await staffCall('entrar/segunda-etapa', { desafio, codigo: codeOf(segredo) })).json().code).toBe(
      'step-is-over',
    );

    later(30);
    const removed = await staffCall(
      'eu/segunda-etapa/remover',
      { senhaAtual: PASSWORD, codigo: codeOf(segredo) },
      { cookie: cookieIn(entered) },
    );
    expect(removed.statusCode).toBe(200);
    expect((await staffCall('entrar', { email, senha: PASSWORD })).statusCode).toBe(200);
  });
});
