/** What the shop has still to settle, read from few rows however much it has sold. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { awaitedCharges } from './awaited-charges.store.ts';
import { unsettledCharges } from './charge-moves.store.ts';

const database = testDatabase();
let shop: PaidShop;

type Row = readonly [order: number, status: string, operation: string | null];

const charge = (owner: PaidShop, [order, status, operation]: Row) =>
  owner.db.execute(sql`
    insert into charges (supplier_id, id, order_number, method_id, kind, amount, status, operation, created_at)
    values (${owner.supplier.id}, ${newId()}, ${order}, ${newId()}, 'card', 100, ${status}, ${operation},
      now() - ${order} * interval '1 minute')`);

beforeAll(async () => {
  shop = await aPaidShop(database.current);
  await shop.db.execute(sql`
    insert into charges (supplier_id, id, order_number, method_id, kind, amount, status, created_at)
    select ${shop.supplier.id}::uuid, gen_random_uuid(), n, gen_random_uuid(), 'card', 100, 'paid', now()
    from generate_series(1000, 4000) as n`);
  const rows: readonly Row[] = [
    [1, 'authorised', null],
    [2, 'authorised', 'watch'],
    [3, 'authorised', 'capture'],
    [4, 'paid', 'refund'],
    [5, 'starting', 'start'],
    [6, 'pending', 'watch'],
    [7, 'paid', null],
    [8, 'cancelled', 'cancel'],
  ];
  for (const row of rows) await charge(shop, row);
  await charge(await aPaidShop(database.current), [9, 'authorised', null]);
  await shop.db.execute(sql`analyze charges`);
});

test('refunds stand first, then cards to capture, then what a provider owes an answer; each the oldest first', async () => {
  const listed = await unsettledCharges(shop.db, shop.supplier.id);
  expect(listed.map(({ orderNumber }) => orderNumber)).toEqual([4, 2, 1, 8, 5, 3]);
});

test('they come from the index of them alone', async () => {
  const { sql: text } = unsettledCharges(shop.db, shop.supplier.id).toSQL();
  const filled = text.replace(/\$\d+/g, (each) => (each === '$1' ? `'${shop.supplier.id}'` : '200'));
  const { rows } = await shop.db.execute(sql.raw(`explain (format json) ${filled}`));
  expect(JSON.stringify(rows)).toContain('charges_unsettled');
});

test('what the shop confirms itself comes from an index of its own', async () => {
  await shop.db.execute(sql`
    insert into charges (supplier_id, id, order_number, method_id, kind, amount, status, created_at)
    values (${shop.supplier.id}, ${newId()}, 20, ${newId()}, 'pix', 100, 'pending', now())`);
  const search = { now: Date.now(), overdueBefore: '2026-11-01' };
  const { rows, total } = await awaitedCharges(shop.db, shop.supplier.id, search, { limit: 20, offset: 0 });
  expect([rows.map(({ orderNumber }) => orderNumber), total]).toEqual([[20], 1]);
  const { rows: plan } = await shop.db.execute(sql`
    explain (format json) select * from charges where supplier_id = ${shop.supplier.id}
    and provider is null and kind in ('pix', 'boleto')
    and status in ('pending', 'refused', 'expired', 'cancelled') and status = 'pending'
    order by created_at desc limit 20`);
  expect(JSON.stringify(plan)).toContain('charges_received_by_shop');
});
