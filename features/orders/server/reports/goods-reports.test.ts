/** Margins, coupons and arrivals against tables made by hand. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { writeEditedOrder } from '../store/edited-order.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { aCheckout, aDraft, anAddress, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { placed } from '../testing/placed.ts';
import { arrivalsReport } from './read-arrivals.ts';
import { couponReport } from './read-coupon-uses.ts';
import { marginParts, marginReport } from './read-margin.ts';
import { sumUpDays } from './sum-up-days.ts';

const database = testDatabase();
const A_DAY = 24 * 60 * 60_000;
const AN_HOUR = 60 * 60_000;
const SPAN = { from: '2026-11-01', to: '2026-11-30' };
const FIRST = { limit: 100, offset: 0 };
let checkout: Checkout;
/** The shop's clock: 09:00 of 20/11/2026 in Brasília. */
let shop: Context;
let coffee: string;
let tea: string;
let cup: string;
let drafts = 0;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  shop = checkout.shop;
  coffee = await aProduct(shop, { name: 'Café', price: 1000, cost: 600, category: 'Bebidas/Quentes' });
  tea = await aProduct(shop, { name: 'Chá', price: 700, cost: 800, category: 'Bebidas/Quentes' });
  cup = await aProduct(shop, { name: 'Xícara', price: 2500, category: 'Casa' });
});

const order = (units: Record<string, number>, daysAgo = 0, more = {}, shopper = checkout.shopper) => {
  drafts += 1;
  const at = { ...shopper, now: shop.now - daysAgo * A_DAY };
  return placed(at, aDraft(checkout, units, { customerOrderNumber: `${drafts}`, ...more }));
};

const setCost = (productId: string, cost: number | null) =>
  database.current.db
    .update(products)
    .set({ cost })
    .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, productId)));

const named = async (topic: 'product' | 'category', order: 'largest' | 'smallest' = 'largest') =>
  (await marginParts(shop, topic, SPAN, { ...FIRST, order })).parts.map((part) => [
    part.name,
    part.quantity,
    part.revenue,
    part.costedRevenue,
    part.cost,
    part.uncostedLines,
  ]);

describe('the margin', () => {
  test('of each day, product and category, with what has no cost apart', async () => {
    await order({ [coffee]: 3, [tea]: 1 }, 1);
    await order({ [coffee]: 1, [cup]: 2 });
    const gone = await order({ [coffee]: 9 });
    await changeOrderStatus(shop, { number: gone, to: 'cancelled', reason: 'desistiu' });
    await order({ [tea]: 2 }, 30);
    await sumUpDays(database.current);
    const { rows, sums, before } = await marginReport(shop, SPAN, 'day');
    expect(rows).toHaveLength(30);
    expect(rows.filter(({ revenue }) => revenue > 0)).toEqual([
      {
        day: '2026-11-19',
        revenue: 3700,
        returnedTotal: 0,
        costedRevenue: 3700,
        cost: 2600,
        uncostedLines: 0,
      },
      {
        day: '2026-11-20',
        revenue: 6000,
        returnedTotal: 0,
        costedRevenue: 1000,
        cost: 600,
        uncostedLines: 1,
      },
    ]);
    expect(sums).toEqual({
      revenue: 9700,
      returnedTotal: 0,
      costedRevenue: 4700,
      cost: 3200,
      uncostedLines: 1,
    });
    expect(before).toEqual({
      revenue: 1400,
      returnedTotal: 0,
      costedRevenue: 1400,
      cost: 1600,
      uncostedLines: 0,
    });
    expect(await named('product')).toEqual([
      ['Café', 4000, 4000, 4000, 2400, 0],
      ['Chá', 1000, 700, 700, 800, 0],
      ['Xícara', 2000, 5000, 0, 0, 1],
    ]);
    expect((await named('product', 'smallest')).map(([name]) => name)).toEqual(['Chá', 'Café', 'Xícara']);
    expect(await named('category')).toEqual([
      ['Bebidas › Quentes', 5000, 4700, 4700, 3200, 0],
      ['Casa', 2000, 5000, 0, 0, 1],
    ]);
  });

  test('is that of the order’s time: a new cost changes later orders alone, an edit changes none', async () => {
    const first = await order({ [coffee]: 1, [cup]: 1 }, 2);
    await setCost(coffee, 900);
    await setCost(cup, 1000);
    await order({ [coffee]: 1 });
    const { id } = shop.supplier;
    await writeEditedOrder(shop.db, id, first, await linesOfOrder(shop.db, id, first), {
      subtotal: centavos(3500),
      deliveryFee: centavos(0),
      discount: centavos(0),
      total: centavos(3500),
    });
    await database.current.db.execute(
      sql`insert into order_day_changes (supplier_id, order_number) values (${id}, ${first})`,
    );
    await sumUpDays(database.current);
    const { rows } = await marginReport(shop, SPAN, 'day');
    expect(rows.filter(({ revenue }) => revenue > 0)).toMatchObject([
      { day: '2026-11-18', costedRevenue: 1000, cost: 600, uncostedLines: 1 },
      { day: '2026-11-20', costedRevenue: 1000, cost: 900, uncostedLines: 0 },
    ]);
  });

  test('is after discounts, to the centavo, and of no other shop', async () => {
    const grams = await aProduct(shop, { name: 'Queijo', price: 3333, cost: 1999, step: 1 });
    await createCoupon(
      shop.db,
      shop.supplier.id,
      { code: 'DEZ', discount: { kind: 'percent', basisPoints: 1_000 }, listed: true },
      shop.now,
    );
    await order({ [grams]: 0.333 }, 0, { coupon: 'DEZ' });
    await sumUpDays(database.current);
    // R$ 33,33 × 0,333 = R$ 11,10, less 10 %; R$ 19,99 × 0,333 = R$ 6,66.
    expect((await marginReport(shop, SPAN, 'month')).sums).toMatchObject({ costedRevenue: 999, cost: 666 });
    const other = (await aCheckout(database.current)).shop;
    expect((await marginReport(other, SPAN, 'day')).sums.revenue).toBe(0);
    expect((await marginParts(other, 'product', SPAN, { ...FIRST, order: 'largest' })).parts).toEqual([]);
  });
});

test('coupons: uses, discounts, what they sold, and clients who came with them', async () => {
  for (const [code, basisPoints] of [
    ['DEZ', 1_000],
    ['METADE', 5_000],
  ] as const)
    await createCoupon(
      shop.db,
      shop.supplier.id,
      { code, discount: { kind: 'percent', basisPoints }, listed: true },
      shop.now - 60 * A_DAY,
    );
  const bia = await aShopper(shop);
  await order({ [coffee]: 1 }, 40, { coupon: 'METADE' });
  await order({ [coffee]: 2 }, 3, { coupon: 'DEZ' });
  await order({ [coffee]: 4 }, 2, { coupon: 'DEZ' }, bia);
  await order({ [coffee]: 1 }, 1, { coupon: 'METADE' }, bia);
  await order({ [coffee]: 1 }, 0);
  const gone = await order({ [coffee]: 8 }, 0, { coupon: 'DEZ' });
  await changeOrderStatus(shop, { number: gone, to: 'cancelled', reason: 'desistiu' });
  await sumUpDays(database.current);
  const { uses, count, sums, before } = await couponReport(shop, SPAN, FIRST);
  expect(uses).toEqual([
    { code: 'DEZ', orders: 2, discount: 600, total: 5400, returnedTotal: 0, firstOrders: 1 },
    { code: 'METADE', orders: 1, discount: 500, total: 500, returnedTotal: 0, firstOrders: 0 },
  ]);
  expect([count, sums]).toEqual([
    2,
    { orders: 3, discount: 1100, total: 5900, returnedTotal: 0, firstOrders: 1 },
  ]);
  expect(before).toEqual({ orders: 1, discount: 500, total: 500, returnedTotal: 0, firstOrders: 1 });
  expect((await couponReport((await aCheckout(database.current)).shop, SPAN, FIRST)).sums.orders).toBe(0);
});

describe('arrivals', () => {
  /** Delivered so many hours after nine in the morning of the 20th; the window is from ten to noon of the day. */
  async function delivery(hours: number, area: string, window?: string) {
    const addressId = await anAddress(checkout.shopper);
    const number = await order({ [coffee]: 1 }, 2, { deliveryType: 'delivery', addressId });
    const slot = { slotId: 'a', date: window, startsAt: 600, endsAt: 720 };
    const added = JSON.stringify({ areaName: area, ...(window === undefined ? {} : { slot }) });
    await database.current.db.execute(sql`update orders set delivery = delivery || ${added}::jsonb
      where supplier_id = ${shop.supplier.id} and number = ${number}`);
    const then = { ...shop, now: shop.now + hours * AN_HOUR };
    await moveThrough(then, number, 'picking', 'packed', 'out-for-delivery', 'delivered');
  }

  test('are in time until the window’s end; without a window they are not late; pickups are none', async () => {
    await delivery(3, 'Centro', '2026-11-20'); // noon sharp
    await delivery(4.5, 'Centro', '2026-11-20'); // 90 minutes late
    await delivery(30, 'Norte', '2026-11-20'); // 27 hours late, on the 21st
    await delivery(30, 'Norte');
    await delivery(-30 * 24, 'Centro', '2026-10-22');
    const picked = await order({ [coffee]: 1 });
    await moveThrough(shop, picked, 'picking', 'packed', 'ready-for-pickup', 'delivered');
    await sumUpDays(database.current);
    const { rows, areas, sums, before } = await arrivalsReport(shop, SPAN, 'day');
    expect(rows.filter(({ delivered }) => delivered > 0)).toEqual([
      { day: '2026-11-20', delivered: 2, promised: 2, late: 1, lateMinutes: 90 },
      { day: '2026-11-21', delivered: 2, promised: 1, late: 1, lateMinutes: 27 * 60 },
    ]);
    expect(areas).toEqual([
      { area: 'Centro', delivered: 2, promised: 2, late: 1, lateMinutes: 90 },
      { area: 'Norte', delivered: 2, promised: 1, late: 1, lateMinutes: 27 * 60 },
    ]);
    expect(sums).toEqual({ delivered: 4, promised: 3, late: 2, lateMinutes: 1710 });
    expect(before).toMatchObject({ delivered: 1, promised: 1, late: 0 });
    const other = (await aCheckout(database.current)).shop;
    expect((await arrivalsReport(other, SPAN, 'day')).sums.delivered).toBe(0);
  });
});
