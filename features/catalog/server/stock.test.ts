import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { stockLevels } from './products/catalog.tables.ts';
import { offersOf } from './products/offers-of.ts';
import { returnStock } from './stock/return-stock.ts';
import { type StockLine, takeStock } from './stock/take-stock.ts';
import { aProduct, aShop } from './testing/a-shop.ts';

const database = testDatabase();

const line = (productId: string, quantity: number): StockLine => ({
  productId,
  quantity: thousandths(quantity),
});
const take = (shop: Context, lines: readonly StockLine[]) =>
  inTransaction(shop, (context) => takeStock(context, lines));
const left = async (shop: Context): Promise<number[]> => {
  const rows = await shop.db
    .select()
    .from(stockLevels)
    .where(eq(stockLevels.supplierId, shop.supplier.id))
    .orderBy(stockLevels.productId);
  return rows.map((row) => row.quantity);
};

test('takes all of an order or nothing, and names what is missing', async () => {
  const shop = await aShop(database.current);
  const [plenty, scarce] = [await aProduct(shop, { stock: 10_000 }), await aProduct(shop, { stock: 1_500 })];
  expect(await take(shop, [line(plenty, 2_000), line(scarce, 1_501)])).toEqual({
    ok: false,
    refusal: { code: 'out-of-stock', productIds: [scarce] },
  });
  expect(await left(shop)).toEqual([10_000, 1_500]);
  expect((await take(shop, [line(plenty, 2_000), line(scarce, 1_500)])).ok).toBe(true);
  expect(await left(shop)).toEqual([8_000, 0]);
});

test('a product in two lines needs the sum of both', async () => {
  const shop = await aShop(database.current);
  const product = await aProduct(shop, { stock: 3_000 });
  expect((await take(shop, [line(product, 2_000), line(product, 2_000)])).ok).toBe(false);
  expect((await take(shop, [line(product, 2_000), line(product, 1_000)])).ok).toBe(true);
  expect(await left(shop)).toEqual([0]);
});

test('products without a row are not tracked, and an empty order takes nothing', async () => {
  const shop = await aShop(database.current);
  const product = await aProduct(shop);
  expect((await take(shop, [line(product, 999_000_000)])).ok).toBe(true);
  expect((await take(shop, [])).ok).toBe(true);
  expect(await left(shop)).toEqual([]);
});

test('the stock of another shop is out of reach', async () => {
  const [mine, other] = [await aShop(database.current), await aShop(database.current)];
  const product = await aProduct(other, { stock: 5_000 });
  await take(mine, [line(product, 5_000)]);
  await returnStock(mine, [line(product, 5_000)]);
  expect(await left(other)).toEqual([5_000]);
});

test('many at once never take more than there is, in whatever order they ask', async () => {
  const shop = await aShop(database.current);
  const [a, b] = [await aProduct(shop, { stock: 10_000 }), await aProduct(shop, { stock: 10_000 })];
  const results = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const lines = [line(a, 1_000), line(b, 1_000)];
      return take(shop, index % 2 === 0 ? lines : lines.reverse());
    }),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(10);
  expect(await left(shop)).toEqual([0, 0]);
});

test('what a cancelled order took comes back', async () => {
  const shop = await aShop(database.current);
  const product = await aProduct(shop, { stock: 3_000 });
  await take(shop, [line(product, 3_000)]);
  await inTransaction(shop, (context) => returnStock(context, [line(product, 1_000), line(product, 2_000)]));
  expect(await left(shop)).toEqual([3_000]);
});

test('offersOf gives known products of this shop, sold or not, in one question', async () => {
  const shop = await aShop(database.current);
  const sold = await aProduct(shop, { stock: 3_000, wholesalePrice: 800, wholesaleMinimum: 12_000 });
  const gone = await aProduct(shop, { active: false });
  const foreign = await aProduct(await aShop(database.current));
  const offers = await offersOf(shop, [sold, gone, foreign, newId()]);
  expect([...offers.keys()].toSorted()).toEqual([sold, gone].toSorted());
  expect(offers.get(sold)).toMatchObject({
    active: true,
    stock: 3_000,
    offer: { normal: 1000, wholesale: { minimum: 12_000, price: 800 } },
    increments: { step: 1_000, minimum: 0 },
  });
  expect(offers.get(gone)).toMatchObject({ active: false });
  expect(await offersOf(shop, [])).toEqual(new Map());
});
