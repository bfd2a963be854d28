/** The delivered orders of the demo world passed the same steps as any order. Decision 018; design 6. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { isQuote } from '#features/orders/domain/order-status.ts';
import { orderReturns } from '#features/orders/server/returns/returns.tables.ts';
import { orderEvents, orderQuotes } from '#features/orders/server/store/order-records.tables.ts';
import { orders } from '#features/orders/server/store/orders.tables.ts';
import { charges } from '#features/payments/server/store/payments.tables.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { seedDelivered } from './seed-delivered.ts';
import { seedPeople, seedStaff } from './seed-people.ts';
import type { DemoPictures } from './seed-pictures.ts';
import { seedSupplier } from './seed-supplier.ts';
import { seedWeeks } from './seed-weeks.ts';
import { DEMO_DELIVERED } from './world/delivered.ts';
import { ferragensAtlas } from './world/ferragens-atlas.ts';
import { mercadoCentral } from './world/mercado-central.ts';
import { DEMO_CLIENTS, DEMO_STAFF } from './world/people.ts';
import { DEMO_WEEKS } from './world/weeks.ts';

const database = testDatabase();
const NO_PICTURES: DemoPictures = { gallery: async () => [], mark: async () => undefined };
const SHOPS = [mercadoCentral, ferragensAtlas];

beforeAll(async () => {
  const { current } = database;
  for (const supplier of SHOPS) await current.transaction((db) => seedSupplier(db, supplier, NO_PICTURES));
  await current.transaction((db) => seedPeople(db, DEMO_CLIENTS));
  await current.transaction((db) => seedStaff(db, DEMO_STAFF));
  await seedDelivered(current, DEMO_DELIVERED);
}, 60_000);

const shopIds = async () =>
  Promise.all(SHOPS.map(async ({ slug }) => (await supplierByKey(database.current.db, slug))?.id ?? ''));

test('each is there once, delivered and paid, however often the world is made', async () => {
  await seedDelivered(database.current, DEMO_DELIVERED);
  const { db } = database.current;
  const ids = await shopIds();
  const made = await db.select().from(orders).where(inArray(orders.supplierId, ids));
  expect(made.map(({ customerOrderNumber, status }) => [customerOrderNumber, status]).sort()).toEqual(
    DEMO_DELIVERED.map(({ customerOrderNumber }) => [customerOrderNumber, 'delivered']).sort(),
  );
  const paid = await db.select().from(charges).where(inArray(charges.supplierId, ids));
  expect(paid.map(({ status }) => status)).toEqual(DEMO_DELIVERED.map(() => 'paid'));
});

test('each went its way step by step, and came in its window', async () => {
  const { db } = database.current;
  const ids = await shopIds();
  for (const { number, supplierId, delivery } of await db
    .select()
    .from(orders)
    .where(inArray(orders.supplierId, ids))) {
    const events = await db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.supplierId, supplierId), eq(orderEvents.orderNumber, number)))
      .orderBy(asc(orderEvents.position));
    const moments = events.filter(({ status }) => !isQuote(status)).map(({ at }) => at.getTime());
    expect(new Set(moments).size, 'each move has its own moment').toBe(5);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    const { date = '', startsAt = 0, endsAt = 0 } = delivery.slot ?? {};
    const arrived = ((moments.at(-1) ?? 0) - Date.parse(`${date}T00:00:00-03:00`)) / 60_000;
    expect([arrived > startsAt, arrived < endsAt]).toEqual([true, true]);
  }
});

test('where the shop answers with a quote first, it has a price of the shop’s and its client’s word', async () => {
  const { db } = database.current;
  const [, atlas = ''] = await shopIds();
  const [quote, ...others] = await db
    .select()
    .from(orderQuotes)
    .where(inArray(orderQuotes.supplierId, [atlas]));
  expect(others).toEqual([]);
  expect(quote?.acceptedAt).toBeInstanceOf(Date);
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.supplierId, [atlas]))
    .orderBy(asc(orderEvents.position));
  expect(
    events.slice(0, 3).map(({ status, userId, staffId }) => [status, userId !== null, staffId !== null]),
  ).toEqual([
    ['quote-requested', true, false],
    ['quote-priced', false, true],
    ['received', true, false],
  ]);
});

test('what came back of the past weeks was given back', async () => {
  const [returned] = DEMO_WEEKS.filter((one) => one.returned !== undefined);
  if (returned === undefined) throw new Error('nothing came back');
  await seedWeeks(database.current, [returned], 'ops@mercado-central.exemplo.com.br');
  const { db } = database.current;
  const [market = ''] = await shopIds();
  const rows = await db
    .select({ amount: orderReturns.amount, refunded: charges.refunded, operation: charges.operation })
    .from(orderReturns)
    .innerJoin(charges, and(eq(charges.supplierId, market), eq(charges.id, orderReturns.chargeId)))
    .where(eq(orderReturns.supplierId, market));
  expect(rows).toEqual([{ amount: expect.any(Number), refunded: rows[0]?.amount, operation: null }]);
  expect(rows[0]?.amount).toBeGreaterThan(0);
});
