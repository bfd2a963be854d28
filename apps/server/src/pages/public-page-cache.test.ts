/**
 * A page server whose pages output everything that they were lent: what one visitor sends must not show in another's
 * page.
 */

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fc from 'fast-check';
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
    cdnSeconds: 5,
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
const HELD = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5';

describe('two visitors', () => {
  test('get one page, whose policy permits its scripts by their hashes', async () => {
    const [one, other] = [await get(LIST), await get(LIST, { cookie: 'consent=1111.1.1795000000' })];
    expect(other.body).toBe(one.body);
    expect(other.headers['content-security-policy']).toBe(one.headers['content-security-policy']);
    const [, script = ''] = /<script>(.*)<\/script>/.exec(one.body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(one.headers['content-security-policy']).not.toContain('nonce');
    expect(one.headers.link).toBe('</assets/styles-1.css>; rel=preload; as=style');
  });

  test('who have the page are told that it is the same', async () => {
    const { headers, body } = await get(LIST);
    const again = await get(LIST, { 'if-none-match': `"x", ${headers.etag}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    versions.changed('id of mercado');
    const changed = await get(LIST, { 'if-none-match': String(headers.etag) });
    expect(changed.status).toBe(200);
    expect(changed.body).not.toBe(body);
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

  test('a choice of cookies is nobody’s page: the API is asked without one', async () => {
    const { body } = await get(LIST, { cookie: 'consent=1111.1.1795000000' });
    expect(body).toContain('"x-cookie-performance":"false"');
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

describe('what a CDN may hold', () => {
  const cookies = fc.dictionary(
    fc.constantFrom(
      'consent',
      'utm_source',
      'vitrine_device',
      'vitrine_staff',
      'vitrine_session',
      '__Host-vitrine_session',
      'x',
    ),
    fc.stringMatching(/^[a-z0-9.]{1,8}$/),
  );
  const header = (values: Record<string, string>) => {
    const line = Object.entries(values).map(([name, value]) => `${name}=${value}`);
    return line.length === 0 ? {} : { cookie: line.join('; ') };
  };

  test('is what a visitor without any cookie gets; whatever shows a session is stored nowhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        cookies,
        fc.option(fc.constantFrom('Bearer a.b', 'Basic x')),
        async (values, authorization) => {
          const anybodys = await get(LIST);
          const own = await get(LIST, { ...header(values), ...(authorization ? { authorization } : {}) });
          const hasSession = Object.keys(values).some((name) => name.endsWith('vitrine_session'));
          const isHeld = /public|s-maxage/.test(String(own.headers['cache-control']));
          expect(isHeld).toBe(!hasSession && authorization === null);
          if (isHeld) expect([own.headers['cache-control'], own.body]).toEqual([HELD, anybodys.body]);
          else expect(own.headers['content-security-policy']).toContain(`'nonce-`);
          if (hasSession) expect(own.headers['cache-control']).toBe('private, no-store');
          if (isHeld) expect(own.headers.vary).toBe('accept-encoding, authorization, cookie, sec-fetch-dest');
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each<[string, string, Record<string, string>]>([
    ['an address that is not shared', '/mercado/carrinho', {}],
    ['a search', '/mercado/busca?q=arroz', {}],
    ['a page on which a part is missing', '/mercado/p/falho', {}],
    ['a missing page', '/mercado/p/nada', {}],
    ['a page that sets a cookie', '/mercado/p/marcado', {}],
    ['a redirect', '/mercado/p/ido', {}],
    ['a page in a frame of the panel', LIST, { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }],
    ['a preview', '/mercado/pagina/entrega?previa=a.b', {}],
  ])('is not %s', async (_, url, headers) => {
    expect((await get(url, headers)).headers['cache-control']).toMatch(/^private, no-(cache|store)$/);
  });

  test('in a frame of the panel the page is whole, whatever the browser has', async () => {
    const { headers } = await get(LIST);
    const framed = await get(LIST, {
      ...{ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' },
      'if-none-match': String(headers.etag),
    });
    expect([framed.status, framed.headers['x-frame-options'], framed.headers.etag]).toEqual([
      200,
      'SAMEORIGIN',
      undefined,
    ]);
  });
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a browser that accepts %s gets %s, with the same text', async (accepted, coding, unpacked) => {
  const plain = await get(LIST);
  const packed = await app.inject({
    url: LIST,
    headers: { host: 'shop.example', 'accept-encoding': accepted },
  });
  expect(packed.headers).toMatchObject({ 'content-encoding': coding, etag: plain.headers.etag });
  expect(unpacked(packed.rawPayload).toString()).toBe(plain.body);
});
