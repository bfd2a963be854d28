/** An order uses the shop's current settings, even if its process missed the notification of a change. Decision 024. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { deliveryAreas, deliveryHolidays, deliverySlots } from '#features/delivery/server/delivery.tables.ts';
import { paymentMethods } from '#features/payments/server/store/payment-methods.tables.ts';
import { aPolicy } from '#features/pricing/domain/testing/a-policy.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import { replaceCharacteristics } from '#features/suppliers/server/characteristics.store.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { asAnotherProcess } from '#platform/db/nested-use.ts';
import { newId } from '#platform/db/new-id.ts';
import { cacheWithoutNotifications } from '#platform/testing/deaf-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { aCheckout, aDraft, type Checkout, FEE } from '../testing/a-checkout.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let productId: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
  productId = await aProduct(checkout.shop, { price: 1_000 });
  cacheWithoutNotifications(database.current);
});

const paying = () => ({ paymentMethodId: checkout.cash, addressId: checkout.addressId });

async function order(more: Partial<OrderDraft> = {}) {
  const draft = aDraft(
    checkout,
    { [productId]: 1 },
    { customerOrderNumber: newId(), deliveryType: 'delivery', ...paying(), ...more },
  );
  const placed = await submitOrder(checkout.shopper, { draft, key: undefined });
  return placed.ok ? Number(placed.value.total) : placed.refusal.code;
}

/** Saves a cart and orders it, which caches all settings that an order needs. */
async function buyOnce() {
  const line = { productId, quantity: thousandths(1_000), giftWrap: false };
  await saveCart(checkout.shopper, { lines: [line], mode: 'replace', ...paying() });
  expect(await order()).toBe(1_000 + FEE);
}

type Change = (db: Db, supplierId: string) => Promise<unknown>;

const changes: readonly [string, Change, Awaited<ReturnType<typeof order>>][] = [
  [
    'a price',
    (db, supplierId) =>
      db
        .update(products)
        .set({ price: 1_100 })
        .where(and(eq(products.supplierId, supplierId), eq(products.id, productId))),
    1_100 + FEE,
  ],
  [
    'a product that is sold no more',
    (db, supplierId) =>
      db
        .update(products)
        .set({ active: false })
        .where(and(eq(products.supplierId, supplierId), eq(products.id, productId))),
    'cart-changed',
  ],
  ['a policy', (db, supplierId) => savePolicy(db, supplierId, aPolicy({ id: newId() })), 900 + FEE],
  [
    'what a way of paying adds',
    (db, supplierId) =>
      db
        .update(paymentMethods)
        .set({ priceVariance: 1_000 })
        .where(and(eq(paymentMethods.supplierId, supplierId), eq(paymentMethods.id, checkout.cash))),
    1_100 + FEE,
  ],
  [
    'a way of paying that is closed',
    (db, supplierId) =>
      db
        .update(paymentMethods)
        .set({ active: false })
        .where(and(eq(paymentMethods.supplierId, supplierId), eq(paymentMethods.id, checkout.cash))),
    'payment-not-offered',
  ],
  [
    'what is asked of each order',
    (db, supplierId) =>
      replaceCharacteristics(db, supplierId, 'order', [{ name: 'Setor', required: true, options: [] }]),
    'characteristic-missing',
  ],
  [
    'what delivery costs',
    (db, supplierId) =>
      db.update(deliveryAreas).set({ fee: 1_500 }).where(eq(deliveryAreas.supplierId, supplierId)),
    2_500,
  ],
  [
    'where is delivered',
    (db, supplierId) =>
      db.update(deliveryAreas).set({ active: false }).where(eq(deliveryAreas.supplierId, supplierId)),
    'address-not-served',
  ],
];

describe('right after it was changed, an order goes by', () => {
  test.each(changes)('%s', async (_, change, expected) => {
    const { db, supplier } = checkout.shop;
    await buyOnce();
    await change(db, supplier.id);
    expect(await order()).toBe(expected);
  });

  test.each(changes)('%s, when it was being changed before', async (_, change, expected) => {
    await database.current.transaction(async (slow) => {
      await change(slow, checkout.shop.supplier.id);
      await asAnotherProcess(buyOnce);
    });
    expect(await order()).toBe(expected);
  });
});

test('an unknown coupon is one try, even where the order is priced again', async () => {
  const { db, supplier } = checkout.shop;
  await buyOnce();
  await db.update(deliveryAreas).set({ fee: 1_500 }).where(eq(deliveryAreas.supplierId, supplier.id));
  const refusals: (string | number)[] = [];
  for (let tried = 0; tried < 11; tried += 1) refusals.push(await order({ coupon: `NADA${tried}` }));
  expect(refusals).toEqual([...Array(10).fill('coupon-refused'), 'too-many-codes']);
});

test('windows and holidays are the present ones', async () => {
  const { db, supplier } = checkout.shop;
  const dayOfLast = async (): Promise<string | undefined> => {
    const { rows } = await db.execute<{ day?: string }>(sql`
      select delivery -> 'slot' ->> 'date' as day from orders where supplier_id = ${supplier.id} order by number desc limit 1`);
    return rows[0]?.day ?? undefined;
  };
  await buyOnce();
  expect(await dayOfLast()).toBeUndefined();
  const always = { deliveryType: 'delivery', startsAt: 0, endsAt: 1_440, capacity: null } as const;
  for (const weekday of [0, 1, 2, 3, 4, 5, 6])
    await db.insert(deliverySlots).values({ ...always, supplierId: supplier.id, id: newId(), weekday });
  await order();
  const first = await dayOfLast();
  expect(first).toMatch(/^\d{4}-\d\d-\d\d$/);
  await db.insert(deliveryHolidays).values({ supplierId: supplier.id, date: String(first) });
  await order();
  expect(await dayOfLast()).not.toBe(first);
});

test('also one that no trigger has notified anybody of', async () => {
  await buyOnce();
  const supplierId = checkout.shop.supplier.id;
  await database.current.transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db
      .update(products)
      .set({ price: 1_100 })
      .where(and(eq(products.supplierId, supplierId), eq(products.id, productId)));
    await db.update(deliveryAreas).set({ fee: 1_500 }).where(eq(deliveryAreas.supplierId, supplierId));
  });
  expect(await order()).toBe(1_100 + 1_500);
});

test('stock is asked each time', async () => {
  await buyOnce();
  await database.current.db.execute(
    sql`insert into stock_levels (supplier_id, product_id, quantity) values (${checkout.shop.supplier.id}, ${productId}, 0)
      on conflict (supplier_id, product_id) do update set quantity = 0`,
  );
  expect(await order()).toBe('out-of-stock');
});
