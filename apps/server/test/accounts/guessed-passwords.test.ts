/** Guessing passwords fails without locking the account's owner out. M06; T52, T54. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type OneProcess, startProcess, stopProcess } from '../../src/testing/one-process.ts';
import { send } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let world: SmallWorld;
let processes: readonly [OneProcess, OneProcess];

beforeAll(async () => {
  world = await smallWorld(database.current);
  processes = [await startProcess(database.url), await startProcess(database.url)];
});
afterAll(() => Promise.all(processes.map(stopProcess)));

let now = Date.UTC(2026, 9, 1, 12);
// Each test is an hour later, when the limits of earlier ones have expired.
beforeEach(() => {
  now += 60 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

interface Try {
  readonly from: string;
  readonly login?: string;
  readonly password?: string;
  /** Cookies of an earlier login. */
  readonly device?: string;
  readonly url?: string;
}

/** Requests alternate between the processes. */
let requests = 0;
async function tryLogin({ from, login = world.ana.email, password = 'errada', device, url }: Try) {
  requests += 1;
  const { app } = processes[requests % 2 === 0 ? 0 : 1];
  return send(app, {
    method: 'POST',
    url: url ?? '/v1/app/token/usuario/autenticar',
    payload: url === undefined ? { cpf: login, senha: password } : { email: login, senha: password },
    remoteAddress: from,
    headers: { host: MARKET_HOST, ...defined({ cookie: device }) },
  });
}

/** How often each status was answered. */
async function statuses(tries: readonly Try[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const one of tries) {
    const { statusCode } = await tryLogin(one);
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

const each = (make: (index: number) => Try): Try[] => Array.from({ length: 150 }, (_, index) => make(index));
const HOME = '198.51.100.7';
const right = (more: Partial<Try> = {}): Try => ({ from: HOME, password: PASSWORD, ...more });

/** The device cookie of a login, without the session. */
async function deviceOf(login: Try): Promise<string> {
  const { statusCode, cookies } = await tryLogin(login);
  expect(statusCode).toBe(200);
  const deviceCookies = cookies.filter(({ name }) => name.endsWith('vitrine_device'));
  return deviceCookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

describe('150 wrong passwords for one login', () => {
  test('from one /64: ten are looked at, and the owner comes in from anywhere else', async () => {
    const attack = each((index) => ({ from: `2001:db8:5:6::${(index + 1).toString(16)}` }));
    expect(await statuses(attack)).toEqual({ 401: 10, 429: 140 });
    expect((await tryLogin(right())).statusCode).toBe(200);
  });

  test('from 150 networks: twenty are looked at, and the owner comes in with a device that they know', async () => {
    const device = await deviceOf(right());
    const networks = (index: number) => `2001:db8:${(index + 256).toString(16)}:1::1`;
    expect(await statuses(each((index) => ({ from: networks(index) })))).toEqual({ 401: 20, 429: 130 });
    expect((await tryLogin(right({ device }))).statusCode).toBe(200);
    // Also from other networks, including the attacker's.
    expect((await tryLogin(right({ device, from: networks(3) }))).statusCode).toBe(200);
    const refused = await tryLogin(right());
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Erro ao tentar fazer login. Tente novamente em alguns minutos',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Throttled, not locked: half a minute later one more try is allowed.
    vi.setSystemTime(now + 30_000);
    expect((await tryLogin(right())).statusCode).toBe(200);
  });

  test('and IPv4 addresses, however they are written', async () => {
    const forms = (index: number) => (index % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9');
    expect(await statuses(each((index) => ({ from: forms(index) })))).toEqual({ 401: 10, 429: 140 });
  });

  test('the refusals do not reveal whether the login exists', async () => {
    const attack = (login: string, site: string) =>
      statuses(each((index) => ({ from: `2001:db8:${site}${(index + 16).toString(16)}:1::1`, login })));
    expect(await attack('ninguem@exemplo.com.br', 'a')).toEqual(await attack(world.ana.email, 'b'));
  });

  test('with a device that somebody else knows, as with none', async () => {
    const device = await deviceOf(right({ login: world.bia.email }));
    const attack = each((index) => ({ from: `2001:db8:${(index + 512).toString(16)}:1::1`, device }));
    expect(await statuses(attack)).toEqual({ 401: 20, 429: 130 });
  });

  test('with the owner’s own device: ten, and the owner comes in with another one', async () => {
    const device = await deviceOf(right());
    const attack = each((index) => ({ from: `2001:db8:${(index + 768).toString(16)}:1::1`, device }));
    expect(await statuses(attack)).toEqual({ 401: 10, 429: 140 });
    expect((await tryLogin(right())).statusCode).toBe(200);
  });

  test('of the panel', async () => {
    const url = '/v4/painel/entrar';
    const login = world.staff.owner;
    const device = await deviceOf(right({ url, login }));
    const attack = each((index) => ({ from: `2001:db8:${(index + 1024).toString(16)}:1::1`, url, login }));
    expect(await statuses(attack)).toEqual({ 401: 20, 429: 130 });
    expect((await tryLogin(right({ url, login, device }))).statusCode).toBe(200);
  });
});

test('a device that was changed by hand is none', async () => {
  const [name = '', value = ''] = (await deviceOf(right({ login: world.bia.email }))).split('=');
  const [facts = '', ...signed] = value.split('.');
  const read = JSON.parse(Buffer.from(facts, 'base64url').toString('utf8'));
  const forged = Buffer.from(JSON.stringify({ ...read, people: [world.ana.userId] })).toString('base64url');
  const device = `${name}=${[forged, ...signed].join('.')}`;
  const attack = each((index) => ({ from: `2001:db8:${(index + 1280).toString(16)}:1::1`, device }));
  expect(await statuses(attack)).toEqual({ 401: 20, 429: 130 });
});
