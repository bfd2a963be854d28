/**
 * Nobody copies a catalogue or keeps a shop busy from one address, while an office of shoppers is not affected. T54.
 */
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { buildApp } from '../../src/build-app.ts';
import { warnMissingProxies } from '../../src/lifecycle/warn-missing-proxies.ts';
import { logIn, PROXY, SECRET, send } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 9, 1, 12);
const MAX = 40;
let world: SmallWorld;
let app: FastifyInstance;
let lines: string[];

beforeAll(async () => {
  world = await smallWorld(database.current);
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  lines = [];
  app = await buildApp({
    settings: {
      dataDir: '/nonexistent',
      defaultSite: undefined,
      publicUrl: 'https://loja.example',
      sessionSecret: SECRET,
      trustedProxies: [PROXY],
      visitorCalls: MAX,
    },
    database: database.current,
    pages: false,
    logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
  });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

const THEME = '/v2/configuracao/fornecedor/mercado/tema';
const list = () => `/v1/app/${world.market.id}/listaprodutosf/token?sk=arroz`;
const statusOf = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await send(app, { url, remoteAddress, headers: { host: MARKET_HOST, ...headers } })).statusCode;

/** Number of calls answered before the first refusal. */
async function statusesOf(url: string, from: (index: number) => string, headers?: Record<string, string>) {
  for (let index = 0; index < 10 * MAX; index++)
    if ((await statusOf(url, from(index), headers)) === 429) return index;
  return Number.POSITIVE_INFINITY;
}

test('a minute has so many calls for an address, and another one as many again', async () => {
  const request = { url: THEME, remoteAddress: '203.0.113.5', headers: { host: MARKET_HOST } };
  expect(await statusesOf(THEME, () => '203.0.113.5')).toBe(MAX);
  const refused = await send(app, request);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'too-many-requests',
    '5',
  ]);
  expect(await statusOf(THEME, '203.0.113.6')).toBe(200);
  vi.setSystemTime(NOW + 60_000);
  expect(await statusOf(THEME, '203.0.113.5')).toBe(200);
});

test('a /64 is one address, and a /48 five', async () => {
  const hex = (index: number) => (index + 1).toString(16);
  expect(await statusesOf(THEME, (index) => `2001:db8:1:2::${hex(index)}`)).toBe(MAX);
  expect(await statusesOf(THEME, (index) => `2001:db8:3:${hex(index)}::1`)).toBe(5 * MAX);
});

test('a search counts as five, a price list as more than there are', async () => {
  expect(await statusesOf(list(), () => '203.0.113.7')).toBe(MAX / 5);
  const url = `/v4/product/spreadsheet/${world.market.id}/`;
  const payload = {};
  const whole = { method: 'POST', url, payload, remoteAddress: '203.0.113.8' } as const;
  expect((await send(app, { ...whole, headers: { host: MARKET_HOST } })).statusCode).toBe(429);
});

test('not for who is logged in, and not for this machine itself', async () => {
  const { cookie } = await logIn(app, world.ana.email, world.market.id);
  expect(await statusesOf(THEME, () => '203.0.113.9', { cookie })).toBe(Number.POSITIVE_INFINITY);
  expect(await statusesOf(THEME, () => '127.0.0.1')).toBe(Number.POSITIVE_INFINITY);
  expect(await statusesOf(THEME, () => '::1')).toBe(Number.POSITIVE_INFINITY);
});

test('by the address that a trusted proxy sends, and by no other’s; the first is logged', async () => {
  const forwarded = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index % 250}` });
  for (let index = 0; index < 2 * MAX; index++)
    expect(await statusOf(THEME, PROXY, forwarded(index))).toBe(200);
  expect(lines).toEqual([]);
  let refused = 0;
  for (let index = 0; index < 2 * MAX; index++)
    if ((await statusOf(THEME, '203.0.113.10', forwarded(index))) === 429) refused += 1;
  expect(refused).toBe(MAX);
  const warnings = lines.filter((line) => line.includes('TRUSTED_PROXIES'));
  expect(warnings).toHaveLength(1);
  expect(warnings.join()).not.toContain('203.0.113');
});

test.each([
  ['https://loja.example', [], 1],
  ['https://loja.example', [PROXY], 0],
  ['http://localhost:3000', [], 0],
])('at the start, %s with the proxies %j is logged %i times', (publicUrl, trustedProxies, times) => {
  const warn = vi.fn();
  warnMissingProxies({ publicUrl, trustedProxies }, { warn });
  expect(warn).toHaveBeenCalledTimes(times);
});
