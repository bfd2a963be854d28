import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supplierDomains } from '#features/suppliers/server/supplier-domains.tables.ts';
import { supplierSegments, suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { putSectors } from '../categories/sectors.ts';
import { products } from '../products/catalog.tables.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { routesApp } from '../testing/routes-app.ts';
import { crawlersRoutes } from './crawlers.routes.ts';
import { siteMap } from './site-map.ts';

const database = testDatabase();
let plain: Context;
let own: Context;
let unlisted: Context;
let app: FastifyInstance;

beforeAll(async () => {
  const { db } = database.current;
  plain = await aShop(database.current);
  own = await aShop(database.current);
  unlisted = await aShop(database.current);
  await db.update(suppliers).set({ listed: false }).where(eq(suppliers.id, unlisted.supplier.id));
  await db.insert(supplierDomains).values([
    { host: 'loja.exemplo', supplierId: own.supplier.id, position: 0 },
    { host: 'outra.exemplo', supplierId: own.supplier.id, position: 1 },
  ]);
  const updatedAt = new Date('2026-11-20T12:00:00Z');
  for (const shop of [plain, own]) {
    await aProduct(shop, { slug: 'arroz', category: 'mercearia/graos', updatedAt });
    await aProduct(shop, { slug: 'sabao', category: 'limpeza', updatedAt: new Date('2026-11-19T12:00:00Z') });
    await aProduct(shop, { slug: 'saiu-de-linha', category: 'limpeza', active: false });
  }
  app = await routesApp(
    (to) =>
      crawlersRoutes(to, {
        publicUrl: 'https://vitrine.exemplo:3000',
        morePages: async ({ supplier }) => (supplier.id === own.supplier.id ? ['/combos'] : []),
      }),
    () => plain,
  );
});
afterAll(() => app.close());

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });

const located = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

const PATHS = ['c/mercearia/graos', 'c/limpeza', 'c/mercearia', 'p/arroz', 'p/sabao'];

describe('robots.txt', () => {
  test('of a shop’s own host closes its private pages and names its map', async () => {
    const answer = await get('/robots.txt', 'loja.exemplo');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(`User-agent: *
Disallow: /carrinho
Disallow: /checkout
Disallow: /entrar
Disallow: /login-token
Disallow: /pedidos
Disallow: /submissao
Disallow: /erro
Disallow: /busca?q=*&

Sitemap: https://loja.exemplo:3000/sitemap.xml
`);
  });

  test('of a shared host does so for every listed shop', async () => {
    const { body } = await get('/robots.txt', 'vitrine.exemplo:3000');
    expect(body).toContain('\nDisallow: /*/carrinho\n');
    expect(body).toContain('\nDisallow: /*/busca?q=*&\n');
    expect(body).toContain(`\nSitemap: https://vitrine.exemplo:3000/${plain.supplier.slug}/sitemap.xml\n`);
    // A shop with a host of its own is found there, and nowhere else.
    expect(body).toContain('\nSitemap: https://loja.exemplo:3000/sitemap.xml\n');
    expect(body).not.toContain(own.supplier.slug);
    expect(body).not.toContain(unlisted.supplier.slug);
  });
});

describe('where the platform has more shops than a robots.txt may name', () => {
  let full: FastifyInstance;
  beforeAll(async () => {
    const settings = { publicUrl: 'https://vitrine.exemplo:3000', morePages: async () => [], mostMaps: 1 };
    full = await routesApp(
      (to) => crawlersRoutes(to, settings),
      () => plain,
    );
  });
  afterAll(() => full.close());
  const read = (url: string, host = 'vitrine.exemplo:3000') => full.inject({ url, headers: { host } });

  test('it names the pages of an index, which name each listed shop once', async () => {
    const maps = [...(await read('/robots.txt')).body.matchAll(/^Sitemap: (.*)$/gm)].map(
      ([, url = '']) => url,
    );
    expect(maps).toEqual([1, 2].map((page) => `https://vitrine.exemplo:3000/sitemap.xml?pagina=${page}`));
    const named = [];
    for (const map of maps)
      named.push(...located((await read(new URL(map).pathname + new URL(map).search)).body));
    expect(named.toSorted()).toEqual(
      [
        'https://loja.exemplo:3000/sitemap.xml',
        `https://vitrine.exemplo:3000/${plain.supplier.slug}/sitemap.xml`,
      ].toSorted(),
    );
    expect((await read('/sitemap.xml?pagina=3')).statusCode).toBe(404);
  });

  test('a shop’s own host has its own map', async () => {
    expect((await read('/robots.txt', 'loja.exemplo')).body).toContain('Sitemap: https://loja.exemplo:3000/');
    expect(located((await read('/sitemap.xml', 'loja.exemplo')).body)).toContain(
      'https://loja.exemplo:3000/',
    );
  });
});

describe('sitemap.xml', () => {
  test('of a shop on a shared host names home, categories and what is sold', async () => {
    const { slug } = plain.supplier;
    const answer = await get(`/${slug}/sitemap.xml`, 'vitrine.exemplo');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const root = `https://vitrine.exemplo:3000/${slug}`;
    expect(located(answer.body)).toEqual([root, ...PATHS.map((path) => `${root}/${path}`)]);
    expect(answer.body).toContain('/p/arroz</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>');
    const byId = await get(`/${plain.supplier.id}/sitemap.xml`, 'vitrine.exemplo');
    expect(byId.body).toBe(answer.body);
  });

  test.each([
    ['/sitemap.xml', 'loja.exemplo'],
    ['/sitemap.xml', 'outra.exemplo:99'],
    ['/LOJA/sitemap.xml', 'loja.exemplo'],
    ['/LOJA/sitemap.xml', 'vitrine.exemplo:3000'],
    ['/LOJA/sitemap.xml', 'evil.example'],
  ])('%s on %s leads to the shop’s main host, with the pages of later features', async (url, host) => {
    const root = 'https://loja.exemplo:3000';
    const answer = await get(url.replace('LOJA', own.supplier.slug), host);
    const paths = ['combos', ...PATHS];
    expect(located(answer.body)).toEqual([`${root}/`, ...paths.map((path) => `${root}/${path}`)]);
  });

  test('there is none where no shop is meant, nor of another shop on a shop’s own host', async () => {
    for (const [url, host] of [
      ['/nada/sitemap.xml', 'vitrine.exemplo'],
      ['/..%2f/sitemap.xml', 'vitrine.exemplo'],
      [`/${plain.supplier.slug}/sitemap.xml`, 'loja.exemplo'],
      [`/${plain.supplier.slug}/sitemap.xml?pagina=2000`, 'vitrine.exemplo'],
    ] as const) {
      const { statusCode, headers } = await get(url, host);
      expect([url, [400, 404].includes(statusCode), headers['cache-control']]).toEqual([
        url,
        true,
        'no-store',
      ]);
    }
    const beyond = await get(`/${plain.supplier.slug}/sitemap.xml?pagina=3`, 'vitrine.exemplo');
    expect([beyond.statusCode, beyond.headers.etag]).toEqual([404, undefined]);
  });

  test('names sectors and, where there is a choice, segments', async () => {
    const shop = await aShop(database.current);
    const supplierId = shop.supplier.id;
    await aProduct(shop, { slug: 'cimento', category: 'obra' });
    await database.current.transaction((db) =>
      putSectors(db, supplierId, [{ slug: 'construir', name: 'Construir', categories: ['obra'] }]),
    );
    const addSegment = (name: string, position: number) =>
      shop.db.insert(supplierSegments).values({ supplierId, id: newId(), name, position });
    const { slug } = shop.supplier;
    const root = `https://vitrine.exemplo:3000/${slug}`;
    const paths = async () =>
      located((await get(`/${slug}/sitemap.xml`, 'vitrine.exemplo')).body).map((one) =>
        one.slice(root.length),
      );
    await addSegment('Construção', 0);
    expect(await paths()).toEqual(['', '/setores', '/setor/construir', '/c/obra', '/p/cimento']);
    await addSegment('Indústria', 1);
    expect(await paths()).toEqual([
      '',
      '/setores',
      '/setor/construir',
      '/segmentos',
      '/segmento/construcao',
      '/segmento/industria',
      '/c/obra',
      '/p/cimento',
    ]);
  });

  test('is not sent again until something on it changes', async () => {
    const url = `/${plain.supplier.slug}/sitemap.xml`;
    const first = await get(url, 'vitrine.exemplo');
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
      'cache-control': 'public, max-age=3600',
    });
    const again = await get(url, 'vitrine.exemplo', { 'if-none-match': `W/"x", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    await database.current.db
      .update(products)
      .set({ active: false })
      .where(eq(products.supplierId, plain.supplier.id));
    expect((await get(url, 'vitrine.exemplo', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

test('more addresses than a file may hold stand in parts under an index', async () => {
  const shop = await aShop(database.current);
  for (let at = 0; at < 5; at++) await aProduct(shop, { slug: `p${at}`, category: 'tudo' });
  const site = { origin: 'https://x', shopSlug: 'loja', own: false };
  const map = async (part?: number, mostAddresses = 2) =>
    (
      await siteMap(shop.db, {
        supplierId: shop.supplier.id,
        site,
        mostAddresses,
        ...defined({ part }),
      })
    ).text();
  const index = (await map()) ?? '';
  expect(index).toContain('<sitemapindex');
  expect(located(index)).toEqual([1, 2, 3, 4].map((part) => `https://x/loja/sitemap.xml?pagina=${part}`));
  const parts = await Promise.all([1, 2, 3, 4].map(async (part) => located((await map(part)) ?? '')));
  expect(parts).toEqual([
    ['https://x/loja', 'https://x/loja/c/tudo'],
    ['https://x/loja/p/p0', 'https://x/loja/p/p1'],
    ['https://x/loja/p/p2', 'https://x/loja/p/p3'],
    ['https://x/loja/p/p4'],
  ]);
  expect(await map(5)).toBeUndefined();
  expect(await map(undefined, 7)).toContain('<urlset');
});
