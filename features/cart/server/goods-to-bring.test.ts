/** The sum and products of a saved cart, as delivery fees depend on them. Spec 5, delivery-fee look-up. */
import { beforeEach, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { goodsToBring } from './goods-to-bring.ts';
import { saveCart } from './save-cart.ts';
import { aShopper, type ShopperContext } from './testing/a-shopper.ts';

const database = testDatabase();
let shop: Context;
let shopper: ShopperContext;
beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
});

test('products count alone and as what combos are made of', async () => {
  const [pasta, sauce] = [await aProduct(shop, { price: 1000 }), await aProduct(shop, { price: 505 })];
  const items = [
    { productId: pasta, quantity: thousandths(2000) },
    { productId: sauce, quantity: thousandths(1000) },
  ];
  const { id } = await aCombo(shop, {
    name: 'Jantar',
    items,
    price: { kind: 'fixed', price: centavos(1999) },
  });
  const lines = [
    { productId: sauce, quantity: thousandths(3000), giftWrap: false },
    { productId: id, combo: true as const, quantity: thousandths(2000), giftWrap: false },
  ];
  await saveCart(shopper, { lines, mode: 'replace' });
  expect(await goodsToBring(shopper, {})).toEqual({
    subtotal: 3 * 505 + 2 * 1999,
    products: [
      { productId: sauce, quantity: 3000 },
      { productId: pasta, quantity: 4000 },
      { productId: sauce, quantity: 2000 },
    ],
  });
});

test('nothing is returned for visitors, for an empty cart and where prices are hidden', async () => {
  expect(await goodsToBring(shop, {})).toEqual({});
  expect(await goodsToBring(shopper, {})).toEqual({});
  const lines = [{ productId: await aProduct(shop), quantity: thousandths(1000), giftWrap: false }];
  await saveCart(shopper, { lines, mode: 'replace' });
  const supplier = { ...shop.supplier, tags: new Set(['support-budget']) };
  const actor = { ...shopper.actor, approved: false };
  expect(await goodsToBring({ ...shopper, supplier, actor }, {})).toEqual({});
});
