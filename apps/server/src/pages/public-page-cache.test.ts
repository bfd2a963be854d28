/**
 * A page server whose pages output everything that they were lent: what one visitor sends must not show in another's
 * page.
 */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { presentedToken } from '#features/accounts/server/identity/session-cookie.ts';
import { VersionedCache } from '#platform/cache/versioned-cache.ts';
import { Versions } from '#platform/cache/versions.ts';
import type { WireAnswer } from '#platform/web/api.ts';
import type { PublicPage } from './public-page-cache.ts';
import { registerPages } from './register-pages.ts';

const PROXY = '10.0.0.1';
const bundle = `
globalThis.rendered = 0;
const lent = () => globalThis[Symbol.for('vitrine.page-request')].getStore();
export default { async fetch(request) {
  const { transport, ...page } = lent();
  const number = ++globalThis.rendered;
  const { pathname, search } = new URL(request.url);
  const said = await transport({ method: 'GET', url: '/v2/quem', headers: page.consent });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (pathname.endsWith('/ido')) return new Response('', { status: 307, headers: { location: '/aqui' + search } });
  if (pathname.endsWith('/marcado')) headers['set-cookie'] = 'a=' + number;
  if (pathname.endsWith('/falho')) await transport({ method: 'GET', url: '/v2/nada', headers: {} });
  const told = JSON.stringify({ number, page, url: request.url, headers: [...request.headers], said: said.body });
  const status = pathname.endsWith('/nada') ? 404 : 200;
  return new Response('<link rel="stylesheet" href="/assets/styles-1.css"><script nonce="' + page.nonce + '">' + told + '</script>', { status, headers });
} };`;

let folder: string;
let app: FastifyInstance;
let versions: Versions;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'server.mjs'), bundle);
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  versions = new Versions({ isCurrent: () => true, settling: 0 });
  app = Fastify({ trustProxy: [PROXY] });
  await app.register(cookie);
  app.get('/v2/quem', async ({ headers, ip, host, protocol, query }) => ({
    headers,
    ip,
    host,
    protocol,
    query,
  }));
  await registerPages(app, {
    clientDir: folder,
    serverEntry: join(folder, 'server.mjs'),
    origin: 'https://vitrine.example',
    shopOfHost: ({ host }) => (host.startsWith('aurora.') ? 'aurora' : undefined),
    hasSession: (request) => presentedToken(request) !== undefined,
    isApiPath: (path) => path.startsWith('/v2/'),
    shared: {
      cache: new VersionedCache<PublicPage | undefined>({ versions, maxBytes: 1_000_000, maxAge: 60_000 }),
      answers: {
        cache: new VersionedCache<WireAnswer>({ versions, maxBytes: 1_000_000, maxAge: 60_000 }),
        calls: { visitor: () => false, anyone: () => false },
      },
      supplierIdOf: async (key) => (key === 'nenhuma' ? undefined : `id of ${key}`),
    },
  });
  return () => app.close();
});

const LIST = '/mercado/c/frutas';
const get = async (url: string, headers: Record<string, string> = {}, more: Partial<InjectOptions> = {}) => {
  const answer = await app.inject({ url, headers: { host: 'shop.example', ...headers }, ...more });
  const number = Number(/"number":(\d+)/.exec(answer.body)?.[1]);
  return { ...answer, body: answer.body, headers: answer.headers, status: answer.statusCode, number };
};
const nonceIn = (policy: unknown): string | undefined => /'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('two visitors', () => {
  test('get one page, each with a nonce of their own in it and in its policy', async () => {
    const [one, other] = [await get(LIST), await get(LIST)];
    expect(other.number).toBe(one.number);
    const [nonce, second] = [one, other].map(({ headers }) => nonceIn(headers['content-security-policy']));
    expect(nonce).not.toBe(second);
    expect(one.body).toContain(`nonce="${nonce}"`);
    expect(other.body).toContain(`nonce="${second}"`);
    expect(other.body.replaceAll(String(second), String(nonce))).toBe(one.body);
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect(one.headers.link).toBe('</assets/styles-1.css>; rel=preload; as=style');
  });

  test('who ask at once wait for one rendering', async () => {
    const numbers = (await Promise.all([get(LIST), get(LIST), get(LIST)])).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(1);
  });

  test('get different pages after a change', async () => {
    const { number } = await get(LIST);
    versions.changed('id of outra');
    expect((await get(LIST)).number).toBe(number);
    versions.changed('id of mercado');
    expect((await get(LIST)).number).not.toBe(number);
  });
});

/** Each request comes first and must not affect the page of the next visitor. */
const CANARY = 'canario';
describe('what the first visitor sends is in nobody’s page:', () => {
  test.each<[string, string, Record<string, string>]>([
    ['a cookie', LIST, { cookie: `x=${CANARY}; utm_source=${CANARY}; consent=1000` }],
    ['a campaign', `${LIST}?utm_source=${CANARY}`, {}],
    ['an unknown parameter', `${LIST}?${CANARY}=1&q2=${CANARY}`, {}],
    ['a second value', `${LIST}?page=${CANARY}&page=1`, {}],
    ['a language', LIST, { 'accept-language': CANARY }],
    ['a user agent', LIST, { 'user-agent': CANARY }],
    ['a referer', LIST, { referer: `https://${CANARY}.example/` }],
    ['a forwarded host', LIST, { 'x-forwarded-host': `${CANARY}.example` }],
    ['a forwarded protocol', LIST, { 'x-forwarded-proto': CANARY }],
    ['a forwarded address', LIST, { 'x-forwarded-for': CANARY }],
    [
      'other forwarding headers',
      LIST,
      { forwarded: `host=${CANARY}`, 'x-original-url': `/${CANARY}`, 'x-rewrite-url': `/${CANARY}` },
    ],
    ['a method override', LIST, { 'x-http-method-override': CANARY }],
    ['a supplier', LIST, { 'x-idfornecedor': CANARY }],
    ['a request id', LIST, { 'x-request-id': CANARY }],
    ['a fragment of a page', LIST, { range: 'bytes=0-5', 'if-none-match': '*' }],
  ])('%s', async (_, url, headers) => {
    const first = await get(url, headers);
    const next = await get(LIST);
    expect(next.number).toBe(first.number);
    expect(first.status).toBe(200);
    expect(first.body.length).toBeGreaterThan(100);
    expect(next.body).not.toContain(CANARY);
    expect(JSON.stringify(next.headers)).not.toContain(CANARY);
  });

  test('a host that is no shop’s own is nobody to a page, and a shop’s own has pages of its own', async () => {
    const { number } = await get(LIST);
    const others = [
      await get(LIST, { host: 'other.example' }),
      await get(LIST, { 'x-forwarded-host': 'far.example' }, { remoteAddress: PROXY }),
    ];
    for (const other of others) {
      expect(other.number).toBe(number);
      expect(other.body).toContain('"origin":"https://vitrine.example"');
    }
    const secure = await get(LIST, { 'x-forwarded-proto': 'https' }, { remoteAddress: PROXY });
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    const locked = await get('/c/frutas', { host: 'aurora.example' });
    expect(locked.body).toContain('"lockedTo":"aurora"');
    expect(locked.number).not.toBe(number);
  });

  test('another consent has pages of its own, and says so to the API', async () => {
    const none = await get(LIST);
    const some = await get(LIST, { cookie: 'consent=1100' });
    const all = await get(LIST, { cookie: 'consent=1111.1.1795000000' });
    expect(new Set([none.number, some.number, all.number]).size).toBe(3);
    // Refusing everything gives the same page as no choice.
    expect((await get(LIST, { cookie: 'consent=1000.1.1795000000' })).number).toBe(none.number);
    expect(some.body).toContain('"x-cookie-performance":"false"');
    expect(all.body).toContain('"x-cookie-performance":"true"');
  });

  test('known parameters make pages of their own, in whatever order they come', async () => {
    const one = await get(`${LIST}?page=2&ordenacao=nome`);
    expect(one.body).toContain('ordenacao=nome&page=2');
    expect((await get(`${LIST}?utm_source=x&ordenacao=nome&page=2`)).number).toBe(one.number);
    expect((await get(LIST)).number).not.toBe(one.number);
  });
});

describe('never shared:', () => {
  test.each<[string, string, Record<string, string>]>([
    ['a session', LIST, { cookie: 'vitrine_session=x' }],
    ['a guarded session', LIST, { cookie: '__Host-vitrine_session=x' }],
    ['a bearer token', LIST, { authorization: 'Bearer x' }],
    ['any authorization', LIST, { authorization: 'Basic x' }],
    ['a cart', '/mercado/carrinho', {}],
    ['an order', '/mercado/pedidos/7', {}],
    ['a login', '/mercado/entrar?voltar=/mercado', {}],
    ['an unknown shop', '/nenhuma/c/frutas', {}],
    ['an odd host', LIST, { host: 'shop.example/x' }],
    ['a page that sets a cookie', '/mercado/p/marcado', {}],
    ['a page on which a part is missing', '/mercado/p/falho', {}],
    ['a missing page', '/mercado/p/nada', {}],
  ])('%s', async (_, url, headers) => {
    const numbers = [await get(url, headers), await get(url, headers)].map(({ number }) => number);
    expect(numbers[1]).not.toBe(numbers[0]);
  });

  test('what a session is shown, a visitor is not, and the other way round', async () => {
    const session = await get(LIST, { cookie: 'vitrine_session=segredo' });
    expect(session.body).toContain('segredo');
    expect(session.headers['cache-control']).toBe('private, no-store');
    const visitor = await get(LIST);
    expect(visitor.body).not.toContain('segredo');
    const again = await get(LIST, { cookie: 'vitrine_session=segredo' });
    expect([session.number, visitor.number]).not.toContain(again.number);
  });

  test('a HEAD is neither cached nor served from the cache', async () => {
    const head = await app.inject({ method: 'HEAD', url: LIST, headers: { host: 'shop.example' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await get(LIST)).body.length).toBeGreaterThan(100);
  });

  test('a redirect says the address that was asked for', async () => {
    const answer = await get('/mercado/p/ido?utm_source=a');
    expect([answer.status, answer.headers.location]).toEqual([307, '/aqui?utm_source=a']);
  });

  test('a missing page is made once for all who ask at once', async () => {
    const answers = await Promise.all([get('/mercado/p/nada'), get('/mercado/p/nada')]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.number).toBe(answers[1]?.number);
  });
});

test('a browser that accepts gzip gets it, with the same text and its own nonce', async () => {
  const plain = await get(LIST);
  const packed = await app.inject({
    url: LIST,
    headers: { host: 'shop.example', 'accept-encoding': 'br, gzip' },
  });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  const nonces = [plain, packed].map(({ headers }) => String(nonceIn(headers['content-security-policy'])));
  const [mine = '', theirs = ''] = nonces;
  expect(gunzipSync(packed.rawPayload).toString().replaceAll(theirs, mine)).toBe(plain.body);
});
