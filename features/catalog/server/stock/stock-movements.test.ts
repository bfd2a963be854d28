import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { inTransaction } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { movementsOf } from './read-stock-movements.store.ts';
import { returnStock } from './return-stock.ts';
import { setStockCause } from './set-stock-cause.store.ts';
import { takeStock } from './take-stock.ts';

const database = testDatabase();

test('a sale and its cancellation leave movements by themselves, one for each product', async () => {
  const shop = await aShop(database.current);
  const product = await aProduct(shop, { stock: 10_000 });
  const other = await aProduct(shop, { stock: 10_000 });
  const lines = [product, other].map((productId) => ({ productId, quantity: thousandths(4_000) }));
  await inTransaction(shop, (inside) => takeStock(inside, lines));
  await inTransaction(shop, (inside) => returnStock(inside, lines));
  const { id } = shop.supplier;
  const seen = await movementsOf(shop.db, id, product, { limit: 10, offset: 0 });
  expect(seen.map(({ cause, before, after, staffId }) => [cause, before, after, staffId])).toEqual([
    ['return', 6_000, 10_000, null],
    ['order', 10_000, 6_000, null],
  ]);
  expect(await movementsOf(shop.db, id, other, { limit: 10, offset: 0 })).toHaveLength(2);
});

test('a cause ends with its transaction, and a refused sale moves nothing', async () => {
  const shop = await aShop(database.current);
  const product = await aProduct(shop, { stock: 1_000 });
  await inTransaction(shop, (inside) => setStockCause(inside, { cause: 'correction', reason: 'x' }));
  const line = { productId: product, quantity: thousandths(1_000) };
  await inTransaction(shop, (inside) => takeStock(inside, [line]));
  await inTransaction(shop, (inside) => takeStock(inside, [line]));
  const seen = await movementsOf(shop.db, shop.supplier.id, product, { limit: 10, offset: 0 });
  expect(seen.map(({ cause, reason }) => [cause, reason])).toEqual([['order', '']]);
});
