/** All writers lock in the order of decision 028, so that no two can wait for each other. Reliability T01, T05. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { refuseNestedUse } from '#platform/testing/nested-use-tripwire.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aCommonGround } from '../testing/common-ground.ts';
import { type Lockable, type Locker, openLocker, untilBlocked } from '../testing/locks.ts';
import { type Act, type CommonGround, WRITERS } from '../testing/writers.ts';

const testing = testDatabase();
/** The transactions that were retried. */
const retried: unknown[] = [];
const own = openDatabase(testing.url, {
  onRetry: (error) => retried.push(error),
  onNestedUse: refuseNestedUse,
});
let folder: string;
let ground: CommonGround;
let locker: Locker;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-locks-'));
  ground = await aCommonGround(own, folder);
  locker = await openLocker(testing.url);
});
afterAll(async () => {
  await Promise.all([locker.end(), own.close()]);
  await rm(folder, { recursive: true });
});

/** In the order of decision 028. */
function lockables(
  { shopper, goods: [a, b], coupon, promotions: [one, other] }: CommonGround,
  order = 0,
): Lockable[] {
  const ofSupplier = `supplier_id = '${shopper.supplier.id}'`;
  const { clientId } = shopper.actor;
  const row = (name: string, table: string, where: string): Lockable => ({
    name,
    row: { table, where: `${ofSupplier} and ${where}` },
  });
  return [
    row('the order', 'orders', `number = ${order}`),
    row('the subscription', 'subscriptions', `first_order_number = ${order}`),
    row('the mandate', 'mandates', `order_number = ${order}`),
    { name: 'the client’s lock', advisory: `${shopper.supplier.id}${clientId}` },
    row('the cart', 'carts', `client_id = '${clientId}'`),
    { name: 'the lock of imports', advisory: `import ${shopper.supplier.id}` },
    row('the first product', 'products', `id = '${a.id}'`),
    row('the second product', 'products', `id = '${b.id}'`),
    row('the first stock', 'stock_levels', `product_id = '${a.id}'`),
    row('the second stock', 'stock_levels', `product_id = '${b.id}'`),
    row('the stock at the store', 'store_stock', `product_id = '${a.id}'`),
    row('the combo’s counter', 'promotional_combo_counters', 'true'),
    row('the window’s day', 'slot_days', 'true'),
    row('the first promotion’s counter', 'promotion_counters', `promotion_id = '${one.id}'`),
    row('the second promotion’s counter', 'promotion_counters', `promotion_id = '${other.id}'`),
    row('the coupon', 'coupons', `id = '${coupon.id}'`),
    row('the client’s purchases', 'coupon_buyers', `client_id = '${clientId}'`),
    row('the charge', 'charges', `order_number = ${order}`),
    row('the client’s credit', 'customers', `client_id = '${clientId}'`),
    row('the boleto numbers', 'boleto_numbers', 'true'),
    row('the title', 'titles', `order_number = ${order}`),
  ];
}

/** What the act has locked while it waits for this lock; undefined if it never waits for it. */
async function heldBefore({ order, act }: Act, name: string): Promise<readonly string[] | undefined> {
  const all = lockables(ground, order);
  const wanted = all.find((one) => one.name === name);
  if (wanted === undefined) throw new Error(name);
  await locker.hold(wanted);
  const acting = act();
  const isBlocked = await untilBlocked(locker, acting);
  const held = isBlocked ? await locker.held(all.filter((one) => one.name !== name)) : undefined;
  await locker.release();
  await acting;
  return held;
}

test.each(Object.entries(WRITERS))(
  '%s waits for nothing that comes before what it holds',
  async (_, writer) => {
    const names = lockables(ground).map(({ name }) => name);
    let waits = 0;
    for (const [at, name] of names.entries()) {
      const held = await heldBefore(await writer(ground), name);
      if (held === undefined) continue;
      waits += 1;
      const later = held.filter((other) => names.indexOf(other) > at);
      expect(later, `held while it waits for ${name}`).toEqual([]);
    }
    expect(waits).toBeGreaterThan(0);
  },
);

test('all of them at the same time, each twice, are done with no deadlock', async () => {
  const acts: Act[] = [];
  for (const writer of Object.values(WRITERS)) {
    for (let time = 0; time < 2; time += 1) acts.push(await writer(ground));
  }
  await Promise.all(acts.map(({ act }) => act()));
  expect(retried).toEqual([]);
});
