/** Two shops with the same order numbers: neither ever sees the other's orders. Design 4, multi-tenancy. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NEWEST_FIRST } from '../../domain/shop-order-list.ts';
import { orderSummaries } from '../read/order-summaries.store.ts';
import { refuseQuote } from '../status/cancel-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { price } from '../testing/at-the-shop.ts';
import { placed } from '../testing/placed.ts';
import { ordersAfter } from './orders-export.store.ts';
import { shopOrdersPage } from './panel-orders.store.ts';

const database = testDatabase();
let ours: Checkout;
let number: number;

/** Changes the number of an order and all its rows. */
async function renumber({ shop }: Checkout, from: number, to: number): Promise<void> {
  const tables = {
    orders: 'number',
    order_lines: 'order_number',
    order_events: 'order_number',
    order_quotes: 'order_number',
  };
  const copy = (table: string, column: string) =>
    shop.db.execute(
      sql.raw(`insert into ${table} select (jsonb_populate_record(t, '{"${column}": ${to}}')).* from ${table} t
        where supplier_id = '${shop.supplier.id}' and ${column} = ${from}`),
    );
  const drop = (table: string, column: string) =>
    shop.db.execute(
      sql.raw(`delete from ${table} where supplier_id = '${shop.supplier.id}' and ${column} = ${from}`),
    );
  await shop.db.execute(sql.raw(`delete from order_keys where supplier_id = '${shop.supplier.id}'`));
  for (const [table, column] of Object.entries(tables)) await copy(table, column);
  for (const [table, column] of Object.entries(tables).reverse()) await drop(table, column);
}

/** Ours: a quote of one product, declined or priced. Theirs: an order of two products, with a later quote. */
beforeAll(async () => {
  // Numbers are unique across the platform, but a shop's rows must not depend on that.
  await database.current.db.execute(sql`alter table orders drop constraint orders_by_number`);
  ours = await aCheckout(database.current, ['support-budget']);
  const theirs = await aCheckout(database.current, ['support-budget']);
  const [a, b] = [await aProduct(theirs.shop), await aProduct(theirs.shop)];
  number = await placed(theirs.shopper, aDraft(theirs, { [a]: 1, [b]: 1 }));
  await price(await anAttendant(theirs.shop), number, { [a]: 900, [b]: 900 }, { days: 30 });
  const mine = await aProduct(ours.shop);
  const quote = await placed(ours.shopper, aDraft(ours, { [mine]: 1 }));
  await price(await anAttendant(ours.shop), quote, { [mine]: 900 }, { days: 3 });
  await renumber(ours, quote, number);
});

const validUntil = async () => {
  const [row] = await shopOrdersPage(database.current.db, ours.shop.supplier.id, {}, NEWEST_FIRST, {
    limit: 1,
    offset: 0,
  });
  return row?.validUntil?.getTime();
};

test('the shop’s list has its own quote’s day', async () => {
  expect(await validUntil()).toBeLessThan(ours.shop.now + 5 * 24 * 60 * 60_000);
});

test('lists and files count the order’s own products, and know a quote that never became an order', async () => {
  await database.current.db.execute(
    sql`update order_events set status = 'received' where supplier_id <> ${ours.shop.supplier.id}`,
  );
  await refuseQuote(ours.shopper, number, 'caro');
  const owner = { supplierId: ours.shop.supplier.id, clientId: ours.shopper.actor.clientId };
  const expected = [{ number, productCount: 1, stayedQuote: true }];
  const { db } = database.current;
  expect(await orderSummaries(db, owner, {}, { limit: 9, offset: 0 })).toMatchObject(expected);
  expect(await ordersAfter(db, owner, {}, undefined, 9)).toMatchObject(expected);
});
