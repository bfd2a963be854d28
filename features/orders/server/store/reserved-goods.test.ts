import { expect, test } from 'vitest';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ORDER_STATUSES } from '../../domain/order-status.ts';
import { aCheckout, aDraft } from '../testing/a-checkout.ts';
import { placed, setStatusOf } from '../testing/placed.ts';
import { reservedGoods } from './reserved-goods.store.ts';

const database = testDatabase();

test('goods are reserved by orders from their making until they leave the shop', async () => {
  const checkout = await aCheckout(database.current);
  const { shop, shopper } = checkout;
  const [rice, beans, other] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)];
  const number = await placed(shopper, aDraft(checkout, { [rice]: 2, [beans]: 1 }));
  await placed(shopper, aDraft(checkout, { [rice]: 3 }));
  const reserved = (ids: readonly string[]) => reservedGoods(shop.db, shop.supplier.id, ids);
  expect(await reserved([rice, beans, other])).toEqual(
    new Map([
      [rice, 5_000],
      [beans, 1_000],
    ]),
  );
  expect(await reserved([])).toEqual(new Map());
  const holding = [];
  for (const status of ORDER_STATUSES) {
    await setStatusOf(shopper, number, status);
    if ((await reserved([beans])).size > 0) holding.push(status);
  }
  expect(holding).toEqual(['received', 'picking', 'awaiting-payment', 'packed', 'ready-for-pickup']);
  expect(await reservedGoods(shop.db, (await aCheckout(database.current)).shop.supplier.id, [rice])).toEqual(
    new Map(),
  );
});
