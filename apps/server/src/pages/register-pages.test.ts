import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localAddress } from '#platform/http/local-address.ts';
import { registerPages } from './register-pages.ts';

/** Outputs what it was lent and what the API returned. */
const bundle = `
const lent = () => globalThis[Symbol.for('vitrine.page-request')].getStore();
export default { async fetch(request) {
  const page = lent();
  const { origin, pathname } = new URL(request.url);
  if (pathname.endsWith('/mudou')) return Response.redirect(origin + pathname.replace('/mudou', '//agora?a=1'), 308);
  if (pathname.includes('/sumiu')) return new Response('nada', { status: 404 });
  const said = await page.transport({ method: 'GET', url: '/v2/quem', headers: {} });
  return Response.json({ nonce: page.nonce, lockedTo: page.lockedTo, origin: page.origin, path: new URL(request.url).pathname, said: said.body });
} };`;

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-licencas.txt-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'a-1.js'), 'plain');
  await writeFile(join(folder, 'assets', 'a-1.js.br'), 'small');
  await writeFile(join(folder, 'assets', 'licencas.txt'), 'Licença MIT');
  await writeFile(join(folder, 'assets', 'licencas.txt.br'), 'small');
  await writeFile(join(folder, 'server.mjs'), bundle);
  app = Fastify({ rewriteUrl: ({ url = '/' }) => localAddress(url) });
  app.get('/v2/quem', async (request) => ({
    cookie: request.headers.cookie,
    id: request.headers['x-request-id'],
  }));
  await registerPages(app, {
    clientDir: folder,
    serverEntry: join(folder, 'server.mjs'),
    origin: 'https://vitrine.exemplo',
    shopOfHost: (request) => {
      if (request.host.startsWith('broken.')) throw new Error('segredo');
      if (request.host.startsWith('away.'))
        throw Object.assign(new Error('segredo'), { code: 'ECONNREFUSED' });
      return request.host.startsWith('aurora.') ? 'aurora' : undefined;
    },
    hasSession: (request) => request.headers.cookie?.includes('session=') ?? false,
    isApiPath: (path) => path.startsWith('/v2/'),
    defaultSite: async () => '/mercado',
    redirectOf: async (key, path, isOwnHost) =>
      path.endsWith('/sumiu-e-mudou') ? `${isOwnHost ? '' : `/${key}`}/c/cafes` : undefined,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a page carries a nonce of its own in its policy', async () => {
  const [one, other] = [await app.inject('/mercado'), await app.inject('/mercado')];
  expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${one.json().nonce}'`);
  expect(one.headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(one.json().nonce).not.toBe(other.json().nonce);
});

test("calls of a page carry the visitor's cookie, and the answer with a session is never stored", async () => {
  const page = await app.inject({ url: '/mercado', headers: { cookie: 'session=x' } });
  expect(page.json().said).toMatchObject({ cookie: 'session=x' });
  expect(page.headers['cache-control']).toBe('private, no-store');
});

test('a host of one supplier serves its shop at the root; a shared host leads to the default site', async () => {
  expect((await app.inject({ url: '/', headers: { host: 'aurora.exemplo' } })).json()).toMatchObject({
    lockedTo: 'aurora',
    origin: 'https://vitrine.exemplo',
    path: '/',
  });
  expect((await app.inject('/')).headers.location).toBe('/mercado');
});

test('an old address leads on where there is no page, and nowhere else', async () => {
  const leads = async (url: string, host = 'vitrine.exemplo') => {
    const { statusCode, headers } = await app.inject({ url, headers: { host } });
    return [statusCode, headers.location];
  };
  expect(await leads('/mercado/sumiu-e-mudou')).toEqual([301, '/mercado/c/cafes']);
  expect(await leads('/sumiu-e-mudou', 'aurora.exemplo')).toEqual([301, '/c/cafes']);
  expect(await leads('/mercado/sumiu')).toEqual([404, undefined]);
  expect(await leads('/mercado/cafe')).toEqual([200, undefined]);
});

test('a preview, like every address with a secret, is in no cache, no Referer and no search engine', async () => {
  const { headers } = await app.inject('/mercado/pagina/entrega?previa=abc.def');
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  expect((await app.inject('/mercado/pagina/entrega')).headers['x-robots-tag']).toBeUndefined();
});

test('only a page of this origin may show a shop in a frame', async () => {
  const framed = async (site: string) =>
    (
      await app.inject({
        url: '/mercado',
        headers: { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site },
      })
    ).headers;
  expect(await framed('same-origin')).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(await framed('cross-site')).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

test.each(['/v2/nada', '/favicon.ico'])('%s is not a page', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test.each(['/painel', '/plataforma/lojas', '/admin', '/api'])(
  '%s is no shop; on a shop’s own host it is an address of that shop',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
    const own = await app.inject({ url, headers: { host: 'aurora.exemplo' } });
    expect(own.json()).toMatchObject({ lockedTo: 'aurora', path: url });
  },
);

test.each([
  ['broken.exemplo', 500],
  ['away.exemplo', 503],
])('where no page can be made on %s, a page says so, and no more', async (host, status) => {
  const answer = await app.inject({ url: '/mercado', headers: { host } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.body).toContain('Tentar de novo');
  expect(answer.body).not.toContain('segredo');
});

test('the legacy prefix leads to the address without it', async () => {
  expect((await app.inject('/commerce/mercado/c/frutas')).headers.location).toBe('/mercado/c/frutas');
});

test('the query fselecionado forces a supplier where the host leaves the choice', async () => {
  const address = '/mercado/c/frutas?fselecionado=atlas&page=2';
  const leads = async (headers = {}) => (await app.inject({ url: address, headers })).headers.location;
  expect(await leads()).toBe('/atlas/c/frutas?page=2');
  expect(await leads({ host: 'aurora.exemplo' })).toBeUndefined();
});

describe('no address leads to another site', () => {
  const PATHS = [
    '//evil.example/x',
    '/\\evil.example/x',
    '///evil.example',
    'http://evil.example//x',
    '/commerce//evil.example',
    '/commerce/\\evil.example',
    '/commerce/..//evil.example',
    '/commerce/.//evil.example',
    '/commerce/%2f/evil.example',
    '/commerce/%5cevil.example',
    '/commerce/@evil.example',
    '/commerce/%09/evil.example',
    '/commerce/%0d%0aLocation:%20http://evil.example',
    '/commerce/%e2%81%84%e2%81%84evil.example',
    '/commerce?voltar=//evil.example',
    `/commerce/${'/'.repeat(5_000)}evil.example`,
    '//evil.example/%2e%2e/x?fselecionado=atlas',
    '/x//evil.example?fselecionado=atlas',
    '/x/..//evil.example?fselecionado=atlas',
    '/?fselecionado=//evil.example',
    '/?fselecionado=https%3A%2F%2Fevil.example',
    '/?fselecionado=%2F%2Fevil.example',
    '/?fselecionado=atlas%0d%0aX-Evil:1',
    '/mudou',
    '//evil.example/mudou',
    'http://evil.example/mudou',
    '/',
  ];
  const HOSTS = [
    'evil.example',
    'EVIL.example.:99',
    '[::1]',
    '203.0.113.7',
    'a@evil.example',
    'aurora.exemplo',
    '',
  ];

  test.each(PATHS)('%s', async (url) => {
    for (const host of HOSTS) {
      const options = {
        url,
        headers: { host, 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      };
      const { statusCode, headers } = await app.inject(options);
      expect([200, 302, 308, 404], host).toContain(statusCode);
      expect(Object.keys(headers)).not.toContain('x-evil');
      const { location } = headers;
      if (statusCode === 200 || statusCode === 404) expect(location).toBeUndefined();
      // Resolved as a browser does, from any page.
      else expect(new URL(String(location), 'https://here.exemplo/a/b').origin).toBe('https://here.exemplo');
    }
  });

  test('and what the page itself says as a whole address stays where the shopper is', async () => {
    for (const host of HOSTS)
      expect((await app.inject({ url: '/loja/mudou', headers: { host } })).headers.location).toBe(
        '/loja//agora?a=1',
      );
  });
});

test('files are served compressed and for ever', async () => {
  const file = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
  expect(file.body).toBe('small');
  expect(file.headers['cache-control']).toContain('immutable');
});

test.each(['br', 'identity'])(
  'the notices of licences, whose name stays, are cached for an hour: %s',
  async (coding) => {
    const file = await app.inject({ url: '/assets/licencas.txt', headers: { 'accept-encoding': coding } });
    expect(file.body).toBe(coding === 'br' ? 'small' : 'Licença MIT');
    expect(file.headers['cache-control']).toBe('public, max-age=3600');
    expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
  },
);

describe('a form that is sent before its page came to life', () => {
  const sent = (url: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({
      method: 'POST',
      url,
      payload: 'login=ana&password=segredo',
      headers: { 'content-type': type },
    });

  test('is not read, and its page is shown again', async () => {
    const answer = await sent('/mercado/entrar?voltar=%2Fmercado');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/mercado/entrar?voltar=%2Fmercado');
    expect((await sent('//foreign.example/entrar')).headers.location).toMatch(/^\/(?!\/)/);
  });

  test('is no call, and no other content is one', async () => {
    expect((await sent('/v2/quem')).statusCode).toBe(404);
    expect((await sent('/mercado/entrar', 'application/json')).statusCode).toBe(404);
  });
});
