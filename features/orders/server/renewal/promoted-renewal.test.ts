/** Each order of a subscription has the promotions of its day. Decision 019. */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { givenSoFar } from '#features/promotions/server/promotions/promotion-uses.store.ts';
import { aGift, aPromotion } from '#features/promotions/server/testing/a-promotion.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { centavos } from '#kernel/money.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { orders } from '../store/orders.tables.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { renewAt } from './renew-subscriptions.ts';

const database = testDatabase();
let checkout: Checkout;
let coffee: string;
let bag: string;

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const FIRST = '2026-11-20';

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 900_000 });
  bag = await aProduct(checkout.shop, { name: 'Sacola', price: 1290, stock: 2000 });
});

async function begin(): Promise<void> {
  const { db, supplier } = checkout.shop;
  const interval = { unit: 'week', count: 1 } as const;
  const [subscriptionTypeId = ''] = await putTypes(db, supplier.id, [
    { label: 'Semanal', description: '', interval },
  ]);
  const draft = aDraft(checkout, { [coffee]: 3 }, { subscriptionTypeId });
  const placed = await submitOrder({ ...checkout.shopper, now: at(FIRST) }, { key: undefined, draft });
  if (!placed.ok) throw new Error(placed.refusal.code);
}

async function weeks(count: number): Promise<void> {
  const until = addDays(FIRST, count * 7);
  for (let day = FIRST; day <= until; day = addDays(day, 1))
    await renewAt({ ...checkout.shop, now: at(day) }, (error) => {
      throw error;
    });
}

/** Totals and lines, the first order first. */
async function made(): Promise<readonly (readonly [total: number, lines: number])[]> {
  const { db, supplier } = checkout.shop;
  const rows = await db
    .select({ number: orders.number, total: orders.total })
    .from(orders)
    .where(eq(orders.supplierId, supplier.id))
    .orderBy(asc(orders.number));
  return Promise.all(
    rows.map(
      async ({ number, total }) => [total, (await linesOfOrder(db, supplier.id, number)).length] as const,
    ),
  );
}

test('a renewal is given what its day’s promotions give, and the gift while there is one', async () => {
  const { shop } = checkout;
  const two = at(addDays(FIRST, 8));
  const promotion = await aPromotion(shop, { validity: { until: two } });
  const gift = await aGift(shop, bag, 2_000);
  await begin();
  await weeks(3);
  // The first two cost less. There were two bags: the others go without, and are made all the same.
  expect(await made()).toEqual([
    [2000, 2],
    [2000, 2],
    [3000, 1],
    [3000, 1],
  ]);
  const { id: clientId } = { id: checkout.shopper.actor.clientId };
  const given = await givenSoFar(shop.db, shop.supplier.id, [promotion.id, gift.id], clientId);
  expect([given.get(promotion.id), given.get(gift.id)]).toMatchObject([
    { used: 2, saved: 2000 },
    { used: 2, saved: 2580 },
  ]);
  await auditOrders(shop);
});

test('a renewal after the last use of a promotion is made at the full price', async () => {
  await aPromotion(checkout.shop, { limits: { budget: centavos(1_500) } });
  await begin();
  await weeks(1);
  expect(await made()).toEqual([
    [2000, 1],
    [3000, 1],
  ]);
});

test('the subscription itself holds what was chosen, without gifts', async () => {
  await aGift(checkout.shop, bag, 2_000);
  await begin();
  const ofBag = and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, bag));
  await checkout.shop.db.update(stockLevels).set({ quantity: 0 }).where(ofBag);
  await weeks(1);
  expect(await made()).toEqual([
    [3000, 2],
    [3000, 1],
  ]);
});
