import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { aPicture } from '#platform/pictures/testing/test-pictures.ts';
import { cacheWithoutNotifications } from '#platform/testing/deaf-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { panelPicturesRoutes } from './product-pictures/panel-pictures.routes.ts';
import { aProduct, aShop } from './testing/a-shop.ts';
import { anOwner } from './testing/an-owner.ts';
import { routesApp } from './testing/routes-app.ts';

const database = testDatabase();
let folder: string;
let shop: Context;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-fotos-'));
  shop = await aShop(database.current);
  // Simulates a process that receives no change notifications: its cache is never invalidated.
  cacheWithoutNotifications(database.current);
  const routes = (inner: FastifyInstance) =>
    panelPicturesRoutes(inner, {
      pictures: diskPictureStore(folder),
      uploads: uploadSpool(join(folder, 'uploads')),
    });
  const actor = await anOwner(shop);
  app = await routesApp(routes, () => ({ ...shop, actor }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const galleryOf = (productId: string) => `/v4/painel/${shop.supplier.id}/produtos/${productId}/fotos`;
const upload = async (productId: string, width: number) => {
  const answer = await app.inject({
    method: 'POST',
    url: galleryOf(productId),
    headers: { 'content-type': 'image/png' },
    payload: Buffer.from(await aPicture(width, 10, '#80808080')),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().fotos as { readonly id: string; readonly largura: number }[];
};

test('each of 32 pictures that are uploaded at once is in the answer to its own upload', async () => {
  const productIds = await Promise.all(Array.from({ length: 4 }, () => aProduct(shop)));
  await Promise.all(productIds.map((id) => app.inject({ url: galleryOf(id) })));
  const uploads = productIds.flatMap((id) =>
    Array.from({ length: 8 }, (_, index) => ({ id, width: 20 + index })),
  );
  const answers = await Promise.all(
    uploads.map(async ({ id, width }) => (await upload(id, width)).some(({ largura }) => largura === width)),
  );
  expect(answers).toEqual(uploads.map(() => true));
});

test('the gallery that a shop looks at is the one it has just made', async () => {
  const productId = await aProduct(shop);
  const [first] = await upload(productId, 11);
  const [, second] = await upload(productId, 12);
  const order = { fotos: [second?.id, first?.id] };
  const ordered = await app.inject({ method: 'PUT', url: `${galleryOf(productId)}/ordem`, payload: order });
  expect(ordered.json().fotos.map(({ id }: { id: string }) => id)).toEqual(order.fotos);
  const removed = await app.inject({ method: 'DELETE', url: `${galleryOf(productId)}/${first?.id}` });
  expect(removed.json().fotos.map(({ id }: { id: string }) => id)).toEqual([second?.id]);
  expect((await app.inject({ url: galleryOf(productId) })).json()).toEqual(removed.json());
});
