import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import type { PictureStore, StoredPicture } from '#platform/pictures/picture-store.ts';
import { aPhoto, aPicture } from '#platform/pictures/testing/test-pictures.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products } from '../products/catalog.tables.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { addProductPicture, addProductPictureByUrl } from './add-product-picture.ts';
import { removeProductPicture, reorderProductPictures } from './change-gallery.ts';
import { picturesOf } from './product-pictures.store.ts';
import { productPictures } from './product-pictures.tables.ts';

const database = testDatabase();
let folder: string;
let pictures: PictureStore;
let shop: Context;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-fotos-'));
  pictures = diskPictureStore(folder);
  shop = await aShop(database.current);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const add = async (
  productId: string,
  width: number,
  place: { alt?: string; position?: number } = {},
): Promise<string> =>
  idOf(
    await addProductPicture(shop, pictures, {
      productId,
      bytes: await aPicture(width, 10, '#80808080'),
      ...place,
    }),
  );

function idOf(added: Result<StoredPicture, string>): string {
  if (!added.ok) throw new Error(added.refusal);
  return added.value.id;
}

const widths = async (productId: string): Promise<number[]> =>
  (await picturesOf(shop.db, shop.supplier.id, productId)).map(({ width }) => width);

const ofLists = async (productId: string): Promise<string | null | undefined> =>
  (
    await shop.db
      .select({ picture: products.picture })
      .from(products)
      .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, productId)))
  )[0]?.picture;

describe('the pictures of a product', () => {
  test('stand where they were put, and lists show the first', async () => {
    const productId = await aProduct(shop);
    expect(await widths(productId)).toEqual([]);
    const first = await add(productId, 11);
    const before = await add(productId, 12, { position: 0, alt: 'De frente' });
    await add(productId, 13);
    expect(await widths(productId)).toEqual([12, 11, 13]);
    expect(await ofLists(productId)).toBe(before);
    expect(await picturesOf(shop.db, shop.supplier.id, productId)).toMatchObject([
      { id: before, alt: 'De frente', width: 12, height: 10 },
      { id: first, alt: '' },
      {},
    ]);
    await add(productId, 12, { alt: 'De lado' });
    expect(await widths(productId)).toEqual([11, 13, 12]);
    expect(await ofLists(productId)).toBe(first);
  });

  test('are ordered and removed', async () => {
    const productId = await aProduct(shop);
    const ids = [await add(productId, 21), await add(productId, 22), await add(productId, 23)];
    const ordered = await reorderProductPictures(shop, { productId, pictureIds: ids.toReversed() });
    expect(ordered).toEqual({ ok: true, value: undefined });
    expect(await widths(productId)).toEqual([23, 22, 21]);
    await removeProductPicture(shop, { productId, pictureId: ids[2] ?? '' });
    expect([await widths(productId), await ofLists(productId)]).toEqual([[22, 21], ids[1]]);
    for (const pictureId of ids.slice(0, 2)) await removeProductPicture(shop, { productId, pictureId });
    expect([await widths(productId), await ofLists(productId)]).toEqual([[], null]);
  });

  test('bring a placeholder where they have no holes', async () => {
    const productId = await aProduct(shop);
    await addProductPicture(shop, pictures, { productId, bytes: await aPhoto(90, 60) });
    await add(productId, 24);
    const [photo, sign] = await picturesOf(shop.db, shop.supplier.id, productId);
    expect(photo).toMatchObject({
      width: 90,
      height: 60,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(sign).not.toHaveProperty('placeholder');
  });

  test('are a square where nobody has measured them', async () => {
    const productId = await aProduct(shop);
    await shop.db
      .insert(productPictures)
      .values({ supplierId: shop.supplier.id, productId, position: 0, pictureId: 'a'.repeat(32) });
    expect(await picturesOf(shop.db, shop.supplier.id, productId)).toEqual([
      { id: 'a'.repeat(32), alt: '', width: 640, height: 640 },
    ]);
  });

  test('that are added at the same time are all there', async () => {
    const productId = await aProduct(shop);
    await Promise.all(Array.from({ length: 8 }, (_, index) => add(productId, 30 + index, { position: 0 })));
    expect((await widths(productId)).toSorted()).toEqual([30, 31, 32, 33, 34, 35, 36, 37]);
  });

  test('of two shops are each its own', async () => {
    const other = await aShop(database.current);
    const productId = await aProduct(shop);
    const pictureId = await add(productId, 40);
    const bytes = await aPicture(41);
    const missing = { ok: false, refusal: 'product-not-found' };
    expect(await addProductPicture(other, pictures, { productId, bytes })).toEqual(missing);
    expect(await removeProductPicture(other, { productId, pictureId })).toEqual(missing);
    expect(await reorderProductPictures(other, { productId, pictureIds: [pictureId] })).toEqual(missing);
    expect(await picturesOf(other.db, other.supplier.id, productId)).toEqual([]);
    expect(await widths(productId)).toEqual([40]);
  });
});

describe('refused is', () => {
  test('what is no picture', async () => {
    const productId = await aProduct(shop);
    const added = await addProductPicture(shop, pictures, { productId, bytes: Buffer.from('<svg/>') });
    expect(added).toEqual({ ok: false, refusal: 'not-a-picture' });
  });

  test('a product that is not there', async () => {
    const added = addProductPicture(shop, pictures, { productId: newId(), bytes: await aPicture(50) });
    expect(await added).toEqual({ ok: false, refusal: 'product-not-found' });
  });

  test('the thirteenth', async () => {
    const productId = await aProduct(shop);
    for (let count = 0; count < 12; count += 1) await add(productId, 60 + count);
    const added = addProductPicture(shop, pictures, { productId, bytes: await aPicture(99) });
    expect(await added).toEqual({ ok: false, refusal: 'too-many-pictures' });
    expect((await widths(productId)).length).toBe(12);
  });

  test.each([
    ['http://127.0.0.1:80/a.png', 'inward-address'],
    ['http://[::ffff:10.0.0.1]/a.png', 'inward-address'],
    ['file:///etc/passwd', 'not-an-address'],
  ])('%s', async (url, refusal) => {
    const productId = await aProduct(shop);
    expect(await addProductPictureByUrl(shop, pictures, { productId, url })).toEqual({ ok: false, refusal });
    expect(await widths(productId)).toEqual([]);
  });

  test.each([
    ['a picture of another product', 'f'.repeat(32)],
    ['no id', '../x'],
  ])('to remove or order by %s', async (_, pictureId) => {
    const productId = await aProduct(shop);
    await add(productId, 70);
    const missing = { ok: false, refusal: 'picture-not-there' };
    expect(await removeProductPicture(shop, { productId, pictureId })).toEqual(missing);
    expect(await reorderProductPictures(shop, { productId, pictureIds: [pictureId] })).toEqual(missing);
  });
});
