/** The number of queries of an order with a window: a window costs none, a limit one. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createDeliverySlot, createHoliday } from '#features/delivery/server/create-delivery-slot.ts';
import { deliveryOptions } from '#features/delivery/server/delivery-options.ts';
import { defined } from '#kernel/defined.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
/** A Friday, 9:00 in São Paulo. */
const NOW = Date.UTC(2025, 10, 21, 12);
let counted: Database;
let queries = 0;
let checkout: Checkout;
let product: string;
let orders = 0;

beforeAll(async () => {
  checkout = await aCheckout(database.current);
  product = await aProduct(checkout.shop, { price: 1000, stock: 1_000_000 });
  counted = openDatabase(database.url, {
    onQuery: () => {
      queries += 1;
    },
  });
});
afterAll(() => counted.close());

const counting = <Which extends object>(context: Which) => ({
  ...context,
  now: NOW,
  db: counted.db,
  database: counted,
});
const aWindow = (weekday: number, startsAt: number, capacity?: number) =>
  createDeliverySlot(checkout.shop.db, checkout.shop.supplier.id, {
    deliveryType: 'delivery',
    weekday,
    startsAt,
    endsAt: startsAt + 60,
    ...defined({ capacity }),
  });

async function questionsOf(work: () => Promise<object>): Promise<number> {
  queries = 0;
  expect(await work()).toMatchObject({ ok: true });
  return queries;
}

const order = (slot?: OrderDraft['slot']) => {
  const { addressId } = checkout;
  orders += 1;
  const draft = aDraft(
    checkout,
    { [product]: 1 },
    {
      deliveryType: 'delivery',
      addressId,
      customerOrderNumber: `${orders}`,
      ...defined({ slot }),
    },
  );
  return questionsOf(() => submitOrder(counting(checkout.shopper), { draft, key: undefined }));
};
const look = () =>
  questionsOf(() =>
    deliveryOptions(counting(checkout.shop), { type: 'delivery', place: { postalCode: '01310100' } }),
  );

test('an order to a window asks as often as one to none, to one with a limit once more to look and once to take, however many there are', async () => {
  // The first order of a process fills the caches.
  await order();
  const [none, looked] = [await order(), await look()];
  await aWindow(6, 600);
  const one = { date: '2025-11-22' };
  expect([await order(one), await look()]).toEqual([none, looked]);
  await aWindow(0, 600, 1000);
  const limited = { date: '2025-11-23' };
  expect(await order(limited)).toBe(none + 2);
  for (let day = 0; day < 7; day += 1)
    for (let hour = 8; hour < 20; hour += 1) await aWindow(day, hour * 60 + 15, 50);
  const { db, supplier } = checkout.shop;
  for (let day = 10; day < 30; day += 1)
    await createHoliday(db, supplier.id, { date: `2025-12-${day}`, name: '' });
  // So many holidays that Sunday is beyond the horizon.
  expect(await order({ date: '2025-11-21' })).toBe(none + 2);
  expect(await look()).toBe(looked + 1);
});
