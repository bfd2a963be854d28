/** What a browser installs of a shop: manifest and icons, on the shared host and on the shop's own. */
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { send, smallServer } from '../src/testing/small-server.ts';
import { MARKET_HOST } from '../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
});
afterAll(() => app.close());

const get = (url: string, host?: string) =>
  send(app, { url, ...(host === undefined ? {} : { headers: { host } }) });

test('on the shared host each shop is an app of its own path', async () => {
  const answer = await get('/mercado/manifest.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.headers.vary).toContain('host');
  expect(answer.json()).toMatchObject({
    id: '/mercado',
    name: 'mercado',
    short_name: 'mercado',
    lang: 'pt-BR',
    start_url: '/mercado',
    scope: '/mercado',
    display: 'standalone',
    theme_color: '#112233',
    shortcuts: [{ url: '/mercado/pedidos' }, { url: '/mercado/listas' }, { url: '/mercado/carrinho' }],
  });
  expect((await get('/atlas/manifest.webmanifest')).json().id).toBe('/atlas');
});

test('on its own host a shop is the whole host, and no other shop is there', async () => {
  for (const path of ['/manifest.webmanifest', '/mercado/manifest.webmanifest'])
    expect((await get(path, MARKET_HOST)).json()).toMatchObject({ start_url: '/', scope: '/' });
  expect((await get('/atlas/manifest.webmanifest', MARKET_HOST)).statusCode).toBe(404);
  expect((await get('/manifest.webmanifest')).statusCode).toBe(404);
  expect((await get('/nenhuma/manifest.webmanifest')).statusCode).toBe(404);
});

test('its icons have the promised sizes, and browsers keep them for good', async () => {
  const { icons } = (await get('/mercado/manifest.webmanifest')).json() as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const icon = await get(src);
    expect(icon.headers['content-type']).toBe('image/png');
    expect(icon.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    // From the cache on disk.
    expect((await get(src)).rawPayload.equals(icon.rawPayload)).toBe(true);
  }
});

test('an address of an earlier look shows the present one for a short time', async () => {
  const [present, former] = ['1-M112233-192.png', '1-Xffffff-192.png'].map(
    (file) => `/v4/fornecedor/${world.market.id}/icone/${file}`,
  );
  const [now, before] = [await get(present ?? ''), await get(former ?? '')];
  expect(before.headers['cache-control']).toBe('public, max-age=300');
  expect(before.rawPayload.equals(now.rawPayload)).toBe(true);
  expect((await get(`/v4/fornecedor/${world.market.id}/icone/outro.png`)).statusCode).toBe(400);
});
