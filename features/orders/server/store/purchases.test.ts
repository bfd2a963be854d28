import { beforeAll, expect, test } from 'vitest';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { lastPurchasesByProduct } from '../read/last-purchases.store.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { placed, setMadeAt, setStatusOf } from '../testing/placed.ts';
import { mostBoughtIds } from './bought-products.store.ts';
import { lastPurchases, purchasesAfter, purchasesOf, suppliersWithPurchases } from './purchases.store.ts';

const database = testDatabase();
const DAY = 24 * 60 * 60_000;
const BEGIN = Date.UTC(2026, 0, 1);
let checkout: Checkout;
let rice: string;
let beans: string;
let first: number;

beforeAll(async () => {
  checkout = await aCheckout(database.current);
  const { shop, shopper, addressId } = checkout;
  rice = await aProduct(shop);
  beans = await aProduct(shop);
  const at = async (day: number, number: number) => {
    await setMadeAt(shopper, number, new Date(BEGIN + day * DAY));
    return number;
  };
  first = await at(1, await placed(shopper, aDraft(checkout, { [rice]: 1, [beans]: 2 })));
  await at(
    3,
    await placed(shopper, aDraft(checkout, { [beans]: 1 }, { deliveryType: 'delivery', addressId })),
  );
  const cancelled = await at(2, await placed(shopper, aDraft(checkout, { [rice]: 3 })));
  await setStatusOf(shopper, cancelled, 'cancelled');
});

const after = (day: number, number: number, limit = 10) =>
  purchasesAfter(
    checkout.shop.db,
    checkout.shop.supplier.id,
    { at: BEGIN + day * DAY, number },
    {
      until: BEGIN + 10 * DAY,
      limit,
    },
  );

test('orders come in their sequence, with their products and the city, without cancelled ones', async () => {
  const clientId = checkout.shopper.actor.clientId;
  expect(await after(0, 0)).toEqual([
    { number: first, clientId, at: BEGIN + DAY, productIds: [rice, beans] },
    expect.objectContaining({
      clientId,
      at: BEGIN + 3 * DAY,
      productIds: [beans],
      place: { city: 'São Paulo', state: 'SP' },
    }),
  ]);
  expect(await after(0, 0, 1)).toHaveLength(1);
});

test('the position itself is not read again', async () => {
  expect(await after(1, first)).toHaveLength(1);
  expect(await after(1, first - 1)).toHaveLength(2);
});

test('suppliers with orders behind their position, by one query', async () => {
  const { db, supplier } = checkout.shop;
  const others = Array.from({ length: 3 }, () => ({ supplierId: newId(), after: { at: 0, number: 0 } }));
  const found = (day: number, number: number, until = 10) =>
    suppliersWithPurchases(
      db,
      [...others, { supplierId: supplier.id, after: { at: BEGIN + day * DAY, number } }],
      BEGIN + until * DAY,
    );
  expect(await found(0, 0)).toEqual([supplier.id]);
  // Of the second day is only a cancelled one.
  expect(await found(1, first, 3)).toEqual([]);
  expect(await found(1, first)).toEqual([supplier.id]);
  expect(await found(4, 0)).toEqual([]);
  expect(await suppliersWithPurchases(db, [], BEGIN)).toEqual([]);
});

test('of each client the latest orders before a moment', async () => {
  const { shop, shopper } = checkout;
  const of = (day: number, limit: number) =>
    purchasesOf(shop.db, shop.supplier.id, [shopper.actor.clientId], { before: BEGIN + day * DAY, limit });
  expect((await of(10, 10)).map(({ at }) => (at - BEGIN) / DAY)).toEqual([3, 1]);
  expect(await of(10, 1)).toHaveLength(1);
  expect((await of(3, 10)).map(({ at }) => (at - BEGIN) / DAY)).toEqual([1]);
  expect(await of(1, 10)).toEqual([]);
});

test('when each client last bought each product, however many orders lie between', async () => {
  const { shop, shopper } = checkout;
  const { clientId } = shopper.actor;
  const of = (day: number, clientIds = [clientId]) =>
    lastPurchases(shop.db, shop.supplier.id, { clientIds, productIds: [rice, beans] }, BEGIN + day * DAY);
  const all = await of(10);
  expect(all).toHaveLength(2);
  expect(all).toEqual(
    expect.arrayContaining([
      // Not on day 2: that order is cancelled.
      { clientId, productId: rice, at: BEGIN + DAY },
      { clientId, productId: beans, at: BEGIN + 3 * DAY },
    ]),
  );
  expect((await of(3)).map(({ at }) => at)).toEqual([BEGIN + DAY, BEGIN + DAY]);
  expect(await of(10, [shopper.actor.userId])).toEqual([]);
});

test('a linked user does not learn what other users of the client bought', async () => {
  const { shop, shopper } = checkout;
  const { clientId, userId } = shopper.actor;
  const of = (user: string) =>
    purchasesOf(shop.db, shop.supplier.id, [clientId], { before: BEGIN + 10 * DAY, limit: 10, userId: user });
  expect(await of(userId)).toHaveLength(2);
  expect(await of(clientId)).toEqual([]);
  const linked = { ...shopper.actor, capacity: 'linked' as const };
  const boughtBy = (actor: typeof shopper.actor) => mostBoughtIds({ ...shopper, actor }, { max: 10 });
  expect(await boughtBy(shopper.actor)).toEqual([beans, rice]);
  expect(await boughtBy(linked)).toEqual([beans, rice]);
  expect(await boughtBy({ ...linked, userId: clientId })).toEqual([]);
  const lastOf = async (actor: typeof shopper.actor) =>
    [...(await lastPurchasesByProduct({ ...shopper, actor }))].sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
  const own = [
    [rice, { price: 1000, quantity: 1_000, at: BEGIN + DAY }],
    [beans, { price: 1000, quantity: 1_000, at: BEGIN + 3 * DAY }],
  ].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  expect(await lastOf(shopper.actor)).toEqual(own);
  expect(await lastOf(linked)).toEqual(own);
  expect(await lastOf({ ...linked, userId: clientId })).toEqual([]);
});
