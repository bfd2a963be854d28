import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpApp } from '../http/http-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { isHashedName, publishAssets } from './publish-assets.ts';
import { assetAt } from './published-assets.store.ts';
import { servePublishedAssets } from './serve-published-assets.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 30, 12);
const DAY = 24 * 60 * 60_000;
const SCRIPT = 'export const price = 790;';
let dir: string;
/** A process that has none of the files. */
let other: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-assets-'));
  await writeFile(join(dir, 'page-Ab1_-9xZ.js'), SCRIPT);
  await writeFile(join(dir, 'page-Ab1_-9xZ.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(dir, 'page-Ab1_-9xZ.js.br'), 'brotli');
  await writeFile(join(dir, 'face-D_ZTVpCC.woff2'), 'a face');
  await writeFile(join(dir, 'licencas.txt'), 'no hash');
  other = await httpApp({ trustedProxies: [] });
  await other.register(
    async (within) => servePublishedAssets(within, (path) => assetAt(database.current.db, path)),
    { prefix: '/assets/' },
  );
});
afterAll(async () => {
  await other.close();
  await rm(dir, { recursive: true });
});

const publish = (now = NOW): Promise<number> =>
  publishAssets(database.current.db, [{ prefix: '/assets/', dir }], now);
const get = (url: string, coding = 'gzip') => other.inject({ url, headers: { 'accept-encoding': coding } });

test('a process without a file serves it as the process that has it published it, in both codings', async () => {
  expect((await get('/assets/page-Ab1_-9xZ.js')).statusCode).toBe(404);
  expect(await publish()).toBe(2);
  const packed = await get('/assets/page-Ab1_-9xZ.js?v=1');
  expect(packed.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(SCRIPT);
  expect((await get('/assets/page-Ab1_-9xZ.js', 'identity')).body).toBe(SCRIPT);
  const face = await get('/assets/face-D_ZTVpCC.woff2');
  expect([face.headers['content-type'], face.headers['content-encoding'], face.body]).toEqual([
    'font/woff2',
    undefined,
    'a face',
  ]);
});

test('only files whose names hold a hash are published and looked for', async () => {
  await publish();
  for (const url of ['/assets/licencas.txt', '/assets/page-Ab1_-9xZ.js.br', '/assets/page-Ab1_-9xY.js'])
    expect((await get(url)).statusCode, url).toBe(404);
  expect(['a-12345678.js', 'a-1234567.js', 'a.js', 'a-12345678.js.gz'].map(isHashedName)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('who publishes once more, at the same time or a day later, stores nothing twice and says that it is in use', async () => {
  await publish();
  expect(await Promise.all([publish(), publish()])).toEqual([0, 0]);
  const lastSaid = async () => {
    const { rows } = await database.current.db.execute<{ at: string }>(
      sql`select distinct extract(epoch from published_at) * 1000 as at from published_assets`,
    );
    return rows.map(({ at }) => Number(at));
  };
  await publish(NOW + DAY / 2);
  expect(await lastSaid()).toEqual([NOW]);
  await publish(NOW + 2 * DAY);
  expect(await lastSaid()).toEqual([NOW + 2 * DAY]);
});
