/** The sums of the reports are those of the orders, whatever happens to them. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { centavos } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { priceQuote } from '../quotes/price-quote.ts';
import { recordReturn } from '../returns/record-return.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { placed } from '../testing/placed.ts';
import { everyRow } from './every-row.ts';
import { marginParts } from './read-margin.ts';
import { partsReport, salesAtAGlance, salesReport } from './read-reports.ts';
import { sumUpDays } from './sum-up-days.ts';

const database = testDatabase();
const A_DAY = 24 * 60 * 60_000;
let checkout: Checkout;
let coffee: string;
let tea: string;
/** The shop's clock: noon of 20/11/2026. */
let shop: Context;
let drafts = 0;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  shop = checkout.shop;
  coffee = await aProduct(shop, { name: 'Café', price: 1000 });
  tea = await aProduct(shop, { name: 'Chá', price: 700 });
});

const order = (units: Record<string, number>, daysAgo = 0, more = {}) => {
  drafts += 1;
  const at = { ...checkout.shopper, now: shop.now - daysAgo * A_DAY };
  return placed(at, aDraft(checkout, units, { customerOrderNumber: `${drafts}`, ...more }));
};
const SPAN = { from: '2026-11-01', to: '2026-11-30' };
const FIRST = { limit: 100, offset: 0 };

describe('sales', () => {
  test('by day, with what was cancelled apart, beside the days before', async () => {
    await order({ [coffee]: 2 });
    await order({ [coffee]: 1, [tea]: 1 });
    const gone = await order({ [tea]: 3 });
    await order({ [tea]: 1 }, 40);
    await changeOrderStatus(shop, { number: gone, to: 'cancelled', reason: 'desistiu' });
    expect(await sumUpDays(database.current)).toBe(2);
    const { rows, sums, before } = await salesReport(shop, SPAN, 'day');
    expect(rows).toHaveLength(30);
    expect(sums).toMatchObject({
      orders: 2,
      subtotal: 3700,
      total: 3700,
      cancelled: 1,
      cancelledTotal: 2100,
    });
    expect(rows.filter(({ orders }) => orders > 0)).toMatchObject([{ day: '2026-11-20', orders: 2 }]);
    expect(before).toMatchObject({ orders: 1, total: 700 });
    expect((await salesReport(shop, SPAN, 'month')).rows).toMatchObject([{ day: '2026-11-01', total: 3700 }]);
  });

  test('what changes later is summed up again, once', async () => {
    const number = await order({ [coffee]: 2 });
    await sumUpDays(database.current);
    expect(await sumUpDays(database.current)).toBe(0);
    await moveThrough(shop, number, 'picking');
    await changeOrderStatus(shop, { number, to: 'cancelled', reason: 'desistiu' });
    expect(await sumUpDays(database.current)).toBe(1);
    expect((await salesReport(shop, SPAN, 'day')).sums).toMatchObject({ orders: 0, total: 0, cancelled: 1 });
    expect((await partsReport(shop, 'product', SPAN, FIRST)).parts).toEqual([]);
  });

  test('of months are those of their days, whatever is summed up again', async () => {
    const first = await order({ [coffee]: 2, [tea]: 1 });
    const gone = await order({ [coffee]: 1 }, 3);
    await order({ [tea]: 1 }, 25);
    await sumUpDays(database.current);
    await moveThrough(shop, first, 'picking');
    await changeOrderStatus(shop, { number: gone, to: 'cancelled', reason: 'desistiu' });
    await sumUpDays(database.current);
    const { rows } = await shop.db.execute<Record<string, string>>(sql`
      select count(*) as wrong from (select topic, key, date_trunc('month', day::timestamp)::date as month, sum(orders) as orders,
        sum(quantity) as quantity, sum(total) as total, sum(uncosted_lines) as uncosted
        from order_day_parts where supplier_id = ${shop.supplier.id} group by 1, 2, 3) as days
      full join (select * from order_month_parts where supplier_id = ${shop.supplier.id} and orders > 0) as months
        using (topic, key, month)
      where (days.orders, days.quantity, days.total, days.uncosted)
        is distinct from (months.orders, months.quantity, months.total, months.uncosted_lines)`);
    expect(Number(rows[0]?.wrong)).toBe(0);
    const sold = async (from: string, to: string) =>
      (await partsReport(shop, 'product', { from, to }, FIRST)).parts.map(({ name, total }) => [name, total]);
    const all = [
      ['Café', 2000],
      ['Chá', 1400],
    ];
    for (const from of ['2026-10-01', '2026-10-26', '2026-09-15'])
      for (const to of ['2026-11-20', '2026-11-30', '2026-12-31']) expect(await sold(from, to)).toEqual(all);
    expect(await sold('2026-10-27', '2026-11-30')).toEqual([
      ['Café', 2000],
      ['Chá', 700],
    ]);
  });

  test('what came back is not sold, and named beside it', async () => {
    const number = await order({ [coffee]: 2 });
    await moveThrough(shop, number, 'picking', 'packed', 'ready-for-pickup');
    await sumUpDays(database.current);
    const attendant = await anAttendant(shop);
    const wish = { lines: [{ position: 0, quantity: ONE, restocked: false }], withFee: false };
    const wanted = { ...wish, key: newId(), version: 1, reason: 'avaria', amount: centavos(1000) };
    expect(await recordReturn(attendant, number, wanted)).toMatchObject({ ok: true });
    expect(await sumUpDays(database.current)).toBe(1);
    expect((await salesReport(shop, SPAN, 'day')).sums).toMatchObject({
      orders: 1,
      total: 1000,
      returnedTotal: 1000,
    });
    const net = { orders: 1, total: 1000, returnedTotal: 1000 };
    for (const topic of ['client', 'payment'] as const)
      expect(await partsReport(shop, topic, SPAN, FIRST)).toMatchObject({ highest: 1000, parts: [net] });
    for (const topic of ['product', 'category'] as const)
      expect((await partsReport(shop, topic, SPAN, FIRST)).parts).toMatchObject([
        { ...net, quantity: 1000, returnedQuantity: 1000 },
      ]);
  });

  test('a day is the shop’s, not the server’s', async () => {
    // 01:30 of the 21st in UTC is still the 20th in Brasília.
    await placed({ ...checkout.shopper, now: Date.UTC(2026, 10, 21, 1, 30) }, aDraft(checkout, { [tea]: 1 }));
    await sumUpDays(database.current);
    const { rows } = await salesReport(shop, { from: '2026-11-20', to: '2026-11-21' }, 'day');
    expect(rows.map(({ orders }) => orders)).toEqual([1, 0]);
  });

  test('today, seven and thirty days', async () => {
    for (const daysAgo of [0, 1, 3, 10, 45]) await order({ [tea]: 1 }, daysAgo);
    await sumUpDays(database.current);
    expect((await salesAtAGlance(shop)).map(({ now, before }) => [now.orders, before.orders])).toEqual([
      [1, 1],
      [3, 1],
      [4, 1],
    ]);
  });
});

test('quotes are no sales, also when they were declined', async () => {
  checkout = await aCheckout(database.current, ['support-budget']);
  shop = checkout.shop;
  coffee = await aProduct(shop, { price: 1000 });
  const declined = await order({ [coffee]: 1 });
  const priced = await order({ [coffee]: 2 });
  const attendant = await anAttendant(shop);
  await priceQuote(attendant, priced, { prices: new Map(), message: '', days: 3 });
  await changeOrderStatus(shop, { number: declined, to: 'cancelled', reason: 'não' });
  await sumUpDays(database.current);
  expect((await salesReport(shop, SPAN, 'day')).sums).toMatchObject({ orders: 0, cancelled: 0 });
});

describe('what and whom', () => {
  test('products by what they brought, in whole orders and quantities', async () => {
    await order({ [coffee]: 2, [tea]: 1 });
    await order({ [coffee]: 3 }, 2);
    await sumUpDays(database.current);
    expect(await partsReport(shop, 'product', SPAN, FIRST)).toMatchObject({
      count: 2,
      parts: [
        { key: coffee, name: 'Café', orders: 2, quantity: 5000, total: 5000 },
        { key: tea, name: 'Chá', orders: 1, quantity: 1000, total: 700 },
      ],
    });
  });

  test('a page of them knows how many there are and what the highest is, also behind the last', async () => {
    await order({ [coffee]: 2, [tea]: 1 });
    await sumUpDays(database.current);
    const whole = { count: 2, highest: 2000 };
    const page = (offset: number) => partsReport(shop, 'product', SPAN, { limit: 1, offset });
    expect(await page(0)).toMatchObject({ ...whole, parts: [{ key: coffee }] });
    expect(await page(1)).toMatchObject({ ...whole, parts: [{ key: tea }] });
    expect(await page(2)).toEqual({ ...whole, parts: [] });
    const margins = await marginParts(shop, 'product', SPAN, { limit: 1, offset: 2, order: 'largest' });
    expect(margins).toEqual({ count: 2, parts: [] });
  });

  test('a whole ranking is read page by page', async () => {
    const wanted: number[] = [];
    const read = async ({ limit, offset }: PageRange) => {
      wanted.push(offset);
      return Array.from({ length: Math.min(limit, 12_000 - offset) }, (_, index) => offset + index);
    };
    const rows: number[][] = [];
    for await (const row of everyRow(read, (one) => [one])) rows.push(row);
    expect([rows.length, rows.at(-1), wanted]).toEqual([12_000, [11_999], [0, 5_000, 10_000]]);
  });

  test('clients and payment methods by name; an order by its main user has no representative', async () => {
    await order({ [coffee]: 2 });
    await order({ [coffee]: 1 }, 0, { paymentMethodId: checkout.pix });
    await sumUpDays(database.current);
    expect((await partsReport(shop, 'client', SPAN, FIRST)).parts).toMatchObject([
      { name: 'Ana Souza', orders: 2, total: 3000 },
    ]);
    expect((await partsReport(shop, 'payment', SPAN, FIRST)).parts).toMatchObject([
      { name: 'Dinheiro', total: 2000 },
      { name: 'Pix', total: 1000 },
    ]);
    expect((await partsReport(shop, 'representative', SPAN, FIRST)).parts).toEqual([]);
    await database.current.db.execute(
      sql`update orders set issued_as = 'representative', issued_by = 'Carlos', status = 'picking'
        where supplier_id = ${shop.supplier.id}`,
    );
    await sumUpDays(database.current);
    expect((await partsReport(shop, 'representative', SPAN, FIRST)).parts).toMatchObject([
      { name: 'Carlos', orders: 2, total: 3000 },
    ]);
  });

  test('nothing of another shop', async () => {
    await order({ [coffee]: 1 });
    await sumUpDays(database.current);
    const other = (await aCheckout(database.current)).shop;
    expect((await salesReport(other, SPAN, 'day')).sums.orders).toBe(0);
    expect((await partsReport(other, 'product', SPAN, FIRST)).parts).toEqual([]);
  });
});

test('two jobs at once sum every day up', async () => {
  for (let daysAgo = 0; daysAgo < 5; daysAgo += 1) await order({ [tea]: 1 }, daysAgo);
  const [one, other] = await Promise.all([sumUpDays(database.current), sumUpDays(database.current)]);
  expect(one + other).toBe(5);
  expect((await salesReport(shop, SPAN, 'day')).sums.orders).toBe(5);
});
