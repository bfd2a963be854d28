import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aProduct, aShop } from './testing/a-shop.ts';

const database = testDatabase();
let shop: Context;
let ids: readonly string[];
beforeAll(async () => {
  shop = await aShop(database.current);
  ids = [await aProduct(shop), await aProduct(shop, { stock: 9000 })];
});

const quantity = fc.constantFrom(0, 999, 1000, 4999, 5000, 5001, 7000, 11_000, 12_000, 50_000);
const step = fc.oneof(
  fc.record({ kind: fc.constant('stock' as const), at: fc.nat(1), quantity }),
  fc.record({ kind: fc.constant('untracked' as const), at: fc.nat(1) }),
  fc.record({
    kind: fc.constant('increments' as const),
    at: fc.nat(1),
    step: fc.constantFrom(1000, 6000),
    minimum: fc.constantFrom(0, 3000, 12_000),
    maximum: fc.constantFrom(null, 4000, 999_000),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function take(one: Step) {
  const { db, supplier } = shop;
  const [supplierId, id] = [supplier.id, ids[one.at]];
  if (one.kind === 'untracked')
    return db.execute(sql`delete from stock_levels where supplier_id = ${supplierId} and product_id = ${id}`);
  if (one.kind === 'stock')
    return db.execute(sql`insert into stock_levels (supplier_id, product_id, quantity)
      values (${supplierId}, ${id}, ${one.quantity})
      on conflict (supplier_id, product_id) do update set quantity = excluded.quantity`);
  return db.execute(sql`update products set step = ${one.step}, minimum = ${one.minimum}, maximum = ${one.maximum}
    where supplier_id = ${supplierId} and id = ${id}`);
}

const idsOf = async (question: ReturnType<typeof sql>): Promise<string[]> =>
  (await shop.db.execute<{ id: string }>(question)).rows.map(({ id }) => id);

test('sold out is at any time what has less than its smallest order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const one of steps) {
        await take(one);
        const listed = await idsOf(
          sql`select product_id as id from sold_out where supplier_id = ${shop.supplier.id} order by 1`,
        );
        const meant = await idsOf(sql`select p.id from products p
          join stock_levels s on s.supplier_id = p.supplier_id and s.product_id = p.id
          where p.supplier_id = ${shop.supplier.id} and s.quantity < p.smallest_order order by 1`);
        expect(listed).toEqual(meant);
      }
    }),
    { numRuns: 60 },
  );
});
