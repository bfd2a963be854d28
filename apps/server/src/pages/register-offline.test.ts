import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { registerOffline } from './register-offline.ts';
import { REMOVES_ITSELF } from './self-removing-worker.ts';

const shopCalled = (slug: string, name: string): Shop => {
  const theme = { primary: '#0a7d4b', secondary: '#222222', auxiliary: '#333333', text: '#ffffff' };
  return { id: `0000-${slug}`, slug, name, theme } as unknown as Shop;
};
const aurora = shopCalled('aurora', 'Aurora & "Filhos" <b>');
const shops = [aurora, shopCalled('atlas', 'Atlas')];

let folder: string;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offline-'));
  await writeFile(join(folder, 'service-worker.js'), 'the worker');
  await writeFile(
    join(folder, 'page-files.json'),
    JSON.stringify({ entry: 'index-1a2b.js', styles: 'app-3c4d.css' }),
  );
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await rm(folder, { recursive: true });
});

async function served(enabled = true): Promise<FastifyInstance> {
  const app = await httpApp({ trustedProxies: [] });
  apps.push(app);
  await registerOffline(app, {
    clientDir: folder,
    shopOfHost: async ({ host }) => (host.startsWith('aurora.') ? aurora : undefined),
    shopByKey: async (key) => shops.find(({ slug }) => slug === key),
    enabled,
  });
  return app;
}

describe('the worker', () => {
  test('is compared on each visit, may govern a whole host, and fetches from here alone', async () => {
    const { headers, body } = await (await served()).inject('/service-worker.js');
    expect(body).toBe('the worker');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
  });

  test('that is switched off is one that removes itself', async () => {
    const { headers, body } = await (await served(false)).inject('/service-worker.js');
    expect([body, headers['cache-control']]).toEqual([REMOVES_ITSELF, 'no-cache']);
  });

  test.each([
    ['https://vitrine.exemplo/aurora', ['vitrine-page:/aurora:1', 'vitrine-file:/aurora:2']],
    ['https://vitrine.exemplo/', ['vitrine-page:/:1']],
  ])('at %s removes itself and the caches of its shop alone', async (scope, expected) => {
    const all = [
      'vitrine-page:/aurora:1',
      'vitrine-file:/aurora:2',
      'vitrine-page:/auroras:1',
      'vitrine-page:/:1',
      'x:/aurora:1',
    ];
    const gone: string[] = [];
    const done: Promise<void>[] = [];
    let unregistered = false;
    runInNewContext(REMOVES_ITSELF, {
      URL,
      skipWaiting: () => undefined,
      registration: { scope, unregister: async () => (unregistered = true) },
      caches: { keys: async () => all, delete: async (name: string) => gone.push(name) },
      addEventListener: (_: string, run: (event: object) => void) =>
        run({ waitUntil: (work: Promise<void>) => done.push(work) }),
    });
    await Promise.all(done);
    expect([gone, unregistered]).toEqual([expected, true]);
  });
});

describe('the page without a connection', () => {
  const get = async (url: string, host = 'vitrine.exemplo') =>
    (await served()).inject({ url, headers: { host } });

  test('says whose shop it is, in its colours, and runs the build’s script alone', async () => {
    const { headers, body } = await get('/aurora/sem-conexao.html');
    expect(body).toContain('Aurora &#38; &#34;Filhos&#34; &#60;b&#62;');
    expect(body).not.toContain('<b>');
    expect(body).toContain('media="(prefers-color-scheme:light)" content="#0a7d4b">');
    expect(body).toContain('<script type="module" src="/assets/index-1a2b.js"></script>');
    expect(body).toContain('<link rel="stylesheet" href="/assets/app-3c4d.css">');
    expect(body).toContain('<a href="/aurora">');
    expect(body).not.toContain('data-shop=');
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-shell': '1' });
  });

  test('of a shop’s own host is at its root, and knows the host’s lock', async () => {
    const { body } = await get('/sem-conexao.html', 'aurora.exemplo');
    expect(body).toContain('data-shop="aurora"');
    expect(body).toContain('<a href="/">');
    expect((await get('/aurora/sem-conexao.html', 'aurora.exemplo')).statusCode).toBe(200);
  });

  test.each([
    ['/sem-conexao.html', 'vitrine.exemplo'],
    ['/nenhuma/sem-conexao.html', 'vitrine.exemplo'],
    ['/atlas/sem-conexao.html', 'aurora.exemplo'],
  ])('there is none at %s of %s', async (url, host) => {
    expect((await get(url, host)).statusCode).toBe(404);
  });
});
