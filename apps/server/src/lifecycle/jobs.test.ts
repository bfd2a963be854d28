/** Stored pictures that no row references any more lose their bytes, and no others. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jobName } from '#features/administration/contract/job-names.ts';
import {
  addProductPicture,
  type PicturePlace,
} from '#features/catalog/server/product-pictures/add-product-picture.ts';
import { removeProductPicture } from '#features/catalog/server/product-pictures/change-gallery.ts';
import { dropUnnamedPictures } from '#features/catalog/server/product-pictures/drop-unnamed-pictures.ts';
import { pictureFacts } from '#features/catalog/server/product-pictures/product-pictures.tables.ts';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { orderLines } from '#features/orders/server/store/orders.tables.ts';
import { aCheckout, aDraft } from '#features/orders/server/testing/a-checkout.ts';
import { placed } from '#features/orders/server/testing/placed.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { Context } from '#platform/db/context.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { aPicture } from '#platform/pictures/testing/test-pictures.ts';
import { draftPath } from '#platform/process/whole-file.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { openPictures } from '../picture-store-of.ts';
import { frequentJobsOf, jobsOf, PICTURE_REFERENCES, soonJobsOf } from './jobs.ts';
import { paymentJobsOf } from './payment-jobs.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 24 * 60 * 60_000;
let dataDir: string;
let pictures: PictureStore;
let shop: Context;
let bytes: Uint8Array;
let width = 10;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-fotos-'));
  pictures = openPictures({ dataDir }, () => {}).pictures;
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));
beforeEach(async () => {
  shop = await aShop(database.current);
  width += 1;
  bytes = await aPicture(width, 10, '#80808080');
});

const add = async (context: Context, place: Partial<PicturePlace> = {}) => {
  const productId = place.productId ?? (await aProduct(context));
  const added = await addProductPicture(context, pictures, { bytes, ...place, productId });
  if (!added.ok) throw new Error(added.refusal);
  return { productId, pictureId: added.value.id };
};
const sweep = (days: number) =>
  dropUnnamedPictures(database.current, pictures, PICTURE_REFERENCES, NOW + days * DAY);
const isThere = async (id: string) => (await pictures.open(id)) !== undefined;

test('a removed picture stays for a day, and then its bytes go, with every size', async () => {
  const shown = await add(shop);
  await removeProductPicture(shop, shown);
  expect(await sweep(0)).toBe(0);
  expect(await sweep(0.9)).toBe(0);
  expect(await isThere(shown.pictureId)).toBe(true);
  expect(await sweep(1.1)).toBe(1);
  expect(await isThere(shown.pictureId)).toBe(false);
  expect(await sweep(5)).toBe(0);
});

test('the sizes that were made of it go with it', async () => {
  const { pictures: store, sizes } = openPictures({ dataDir }, () => {});
  const { id } = await store.put(bytes);
  const sized = async () =>
    (await readdir(join(dataDir, 'picture-sizes', id.slice(0, 2)))).filter((name) => name.startsWith(id));
  await sizes.get({ id, width: 96, format: 'webp' });
  expect((await sized()).length).toBeGreaterThan(0);
  await store.remove(id);
  expect((await sized()).filter((name) => name.endsWith('.webp'))).toEqual([]);
  expect(await sizes.get({ id, width: 96, format: 'webp' })).toBeUndefined();
});

test('what another supplier shows stays, no matter who removed it', async () => {
  const other = await aShop(database.current);
  const shown = await add(shop);
  await add(other);
  await removeProductPicture(shop, shown);
  await sweep(0);
  expect(await sweep(2)).toBe(0);
  expect(await isThere(shown.pictureId)).toBe(true);
});

test('so does what comes back in the meantime', async () => {
  const shown = await add(shop);
  await removeProductPicture(shop, shown);
  await sweep(0);
  await add(shop, { productId: shown.productId });
  expect(await sweep(2)).toBe(0);
  await removeProductPicture(shop, shown);
  await sweep(3);
  // Uploaded again, though no row references it yet: the grace period of a day starts again.
  await addProductPicture(shop, pictures, { bytes, productId: shop.supplier.id });
  expect(await sweep(4.5)).toBe(0);
  expect(await isThere(shown.pictureId)).toBe(true);
  expect(await sweep(6)).toBe(1);
});

test('and what a logo or a list names', async () => {
  const { pictureId: id, ...shown } = await add(shop);
  await removeProductPicture(shop, { ...shown, pictureId: id });
  await database.current.db.update(suppliers).set({ logo: id }).where(eq(suppliers.id, shop.supplier.id));
  await sweep(0);
  expect(await sweep(2)).toBe(0);
  await database.current.db.update(suppliers).set({ logo: null }).where(eq(suppliers.id, shop.supplier.id));
  await database.current.db
    .update(products)
    .set({ picture: id })
    .where(eq(products.supplierId, shop.supplier.id));
  await sweep(3);
  expect(await sweep(5)).toBe(0);
  expect(await isThere(id)).toBe(true);
});

test('and what an order shows, for good', async () => {
  const checkout = await aCheckout(database.current);
  const shown = await add(checkout.shop);
  await placed(checkout.shopper, aDraft(checkout, { [shown.productId]: 1 }));
  await removeProductPicture(checkout.shop, shown);
  await sweep(0);
  expect(await sweep(2)).toBe(0);
  expect(await isThere(shown.pictureId)).toBe(true);
  // It is not asked about again.
  const never = { ...PICTURE_REFERENCES, inOrders: () => Promise.reject(new Error('asked')) };
  expect(await dropUnnamedPictures(database.current, pictures, never, NOW + 5 * DAY)).toBe(0);
});

test('where the store fails nothing is forgotten', async () => {
  const shown = await add(shop);
  await removeProductPicture(shop, shown);
  await sweep(0);
  const failing = { ...pictures, remove: () => Promise.reject(new Error('away')) };
  await expect(
    dropUnnamedPictures(database.current, failing, PICTURE_REFERENCES, NOW + 2 * DAY),
  ).rejects.toThrow('away');
  const known = await database.current.db
    .select({ id: pictureFacts.id })
    .from(pictureFacts)
    .where(eq(pictureFacts.id, shown.pictureId));
  expect(known).toHaveLength(1);
  expect(await sweep(2)).toBe(1);
});

test('where one removal fails, the others have ended before anybody may bring their pictures again', async () => {
  const shown = [await add(shop)];
  width += 1;
  bytes = await aPicture(width, 10, '#80808080');
  shown.push(await add(shop));
  for (const one of shown) await removeProductPicture(shop, one);
  await sweep(0);
  let removed: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    removed = resolve;
  });
  let calls = 0;
  const remove = () => (++calls === 1 ? Promise.reject(new Error('away')) : slow);
  let ended = false;
  const swept = dropUnnamedPictures(
    database.current,
    { ...pictures, remove },
    PICTURE_REFERENCES,
    NOW + 2 * DAY,
  ).finally(() => {
    ended = true;
  });
  await vi.waitFor(() => expect(calls).toBeGreaterThan(1), 15_000);
  // The rows are still locked, which `nowait` reveals.
  await expect(
    database.current.db.execute(
      sql`select 1 from ${pictureFacts} where ${pictureFacts.id} = ${shown[1]?.pictureId} for update nowait`,
    ),
  ).rejects.toThrow();
  expect(ended).toBe(false);
  removed();
  await expect(swept).rejects.toThrow('away');
  expect(await sweep(2)).toBeGreaterThan(0);
});

test('what a killed process was writing goes after a day, wherever it lies', async () => {
  const folders = ['pictures/ab', 'picture-sizes/ab', 'uploads', 'mail'].map((name) => join(dataDir, name));
  const drafts = async (hours: number) => {
    for (const folder of folders) {
      await mkdir(folder, { recursive: true });
      const draft = draftPath(join(folder, 'x'));
      await writeFile(draft, 'half');
      await utimes(draft, new Date(NOW), new Date(NOW - hours * 60 * 60_000));
    }
  };
  await drafts(23);
  await drafts(25);
  const job = jobsOf(database.current, pictures, { dataDir }).find(({ name }) => name === 'unfinished files');
  expect(await job?.run(NOW)).toBe(folders.length);
  for (const folder of folders)
    expect((await readdir(folder)).filter((name) => name.startsWith('x.'))).toHaveLength(1);
});

test('every column that could name a picture is looked at', async () => {
  const { rows } = await database.current.db.execute(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(picture|logo|icon|image|photo)' order by 1`);
  const known = [...PICTURE_REFERENCES.naming, orderLines.picture].map((column) => {
    const table = column.table as unknown as Record<symbol, string>;
    return `${table[Symbol.for('drizzle:Name')]}.${column.name}`;
  });
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
});

test('every job has a name that the platform’s people understand', () => {
  const settings = { collectUrl: 'http://localhost', sessionSecret: 'a secret of the tests' };
  const push = { ...settings, contact: 'mailto:loja@exemplo.com.br', writers: {} };
  const all = [
    ...jobsOf(database.current, pictures, { dataDir }),
    ...frequentJobsOf(database.current),
    ...soonJobsOf(database.current, pictures, settings, push, () => {}),
    ...paymentJobsOf({
      settings: { ...settings, publicUrl: 'http://localhost', demo: true },
      database: database.current,
      app: { inject: () => Promise.reject(new Error('not called')) } as never,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    }),
  ].map(({ name }) => name);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((name) => jobName(name) === name)).toEqual([]);
});
