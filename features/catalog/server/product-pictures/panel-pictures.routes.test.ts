import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { listening, requestHead, sendRaw } from '#platform/http/testing/raw-client.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { MAX_BYTES } from '#platform/pictures/picture-file.ts';
import { aJpegOfSegments } from '#platform/pictures/testing/hostile-pictures.ts';
import { aPicture, aPngThatClaims } from '#platform/pictures/testing/test-pictures.ts';
import { cacheWithoutNotifications } from '#platform/testing/deaf-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { anOwner } from '../testing/an-owner.ts';
import { routesApp } from '../testing/routes-app.ts';
import { panelPicturesRoutes } from './panel-pictures.routes.ts';

const database = testDatabase();
let folder: string;
let app: FastifyInstance;
let path: string;
let begun = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-fotos-'));
  const shop = await aShop(database.current);
  const product = await aProduct(shop, { name: 'Arroz' });
  path = `/v4/painel/${shop.supplier.id}/produtos/${product}/fotos`;
  cacheWithoutNotifications(database.current);
  const pictures = diskPictureStore(folder);
  const actor = await anOwner(shop);
  const uploads = uploadSpool(join(folder, 'uploads'));
  app = await routesApp(
    (routes) => {
      routes.addHook('preHandler', async () => {
        begun += 1;
      });
      panelPicturesRoutes(routes, { pictures, uploads });
    },
    () => ({ ...shop, actor }),
  );
});
afterAll(async () => {
  await app.close();
  // An aborted upload deletes its file when it comes to it.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const upload = async (payload: Buffer) => {
  const headers = { 'content-type': 'image/png' };
  const { statusCode, body } = await app.inject({ method: 'POST', url: path, headers, payload });
  return [statusCode, JSON.parse(body)] as const;
};

test.each([
  ['bytes', async () => Buffer.alloc(MAX_BYTES + 1), 'too-large', 'A foto tem mais de 20 MB.'],
  [
    'pixels',
    () => aPngThatClaims(12_000, 5_000),
    'too-many-pixels',
    'A foto tem pixels demais: o limite é de 50 megapixels (24 em WebP, PNG entrelaçado e JPEG progressivo; 4 em AVIF) e de 12.000 pixels de lado.',
  ],
  [
    'parts',
    () => aJpegOfSegments(1_900_000),
    'too-complex',
    'A foto é pesada demais para ser lida: salve-a com menos pixels e envie outra vez.',
  ],
])('a picture of too many %s is refused with the limit that it passes', async (_, make, code, message) => {
  expect(await upload(await make())).toMatchObject([413, { code, message }]);
});

test('what is no picture is refused as that', async () => {
  expect(await upload(Buffer.from('<svg/>'))).toMatchObject([
    422,
    { code: 'not-a-picture', message: 'A foto não é um arquivo PNG, JPEG, WebP ou AVIF inteiro.' },
  ]);
});

test('an upload is answered with its picture, whatever was cached before it', async () => {
  const seen: number[] = [];
  for (const width of [10, 11, 12]) {
    const headers = { 'content-type': 'image/png' };
    const answer = await app.inject({ method: 'POST', url: path, headers, payload: await aPicture(width) });
    expect(answer.statusCode, answer.body).toBe(200);
    seen.push(answer.json().fotos.at(-1).largura);
  }
  expect(seen).toEqual([10, 11, 12]);
  const [first] = (await app.inject({ url: path })).json().fotos;
  const left = await app.inject({ method: 'DELETE', url: `${path}/${first.id}` });
  expect(left.json().fotos).toHaveLength(2);
});

test('pictures that come byte by byte keep nobody else waiting', async () => {
  const port = await listening(app);
  const head = requestHead(`POST ${path}`, 'Content-Type: image/png', 'Content-Length: 5000000');
  const before = begun;
  const slow = await Promise.all(Array.from({ length: 8 }, () => sendRaw(port, `${head}\x89`)));
  await vi.waitFor(() => expect(begun).toBe(before + 8), 15_000);
  expect((await upload(await aPicture(13)))[0]).toBe(200);
  // The slow uploads are still running.
  expect(slow.filter(({ socket }) => socket.destroyed)).toEqual([]);
  // Aborted uploads leave no files behind.
  for (const { socket } of slow) socket.destroy();
  await vi.waitFor(async () => expect(await readdir(join(folder, 'uploads'))).toEqual([]), 15_000);
});
