/** The newest orders are read from an index in its order, however many orders there are. Design 5. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NEWEST_FIRST } from '../../domain/shop-order-list.ts';
import { orderSummaries } from '../read/order-summaries.store.ts';
import { aCheckout } from '../testing/a-checkout.ts';
import { shopOrdersPage } from './panel-orders.store.ts';

const database = testDatabase();
const PAGE = { limit: 20, offset: 0 };
let owner: { supplierId: string; clientId: string };

/** Three thousand orders, sixty of them one client's; only indexed columns matter. */
beforeAll(async () => {
  const { shop, shopper } = await aCheckout(database.current);
  const { clientId, userId } = shopper.actor;
  owner = { supplierId: shop.supplier.id, clientId };
  await shop.db.execute(sql`
    insert into orders (supplier_id, number, client_id, user_id, issued_by, status, channel, delivery, payment_method_id,
      payment_name, subtotal, delivery_fee, total, fingerprint, created_at)
    select ${owner.supplierId}::uuid, n,
      case when n % 50 = 0 then ${clientId}::uuid else gen_random_uuid() end, ${userId}::uuid, 'Ana', 'delivered', 'WEB',
      '{"type": "delivery"}', ${newId()}::uuid, 'Pix', 100, 0, 100, md5(n::text), now() - n * interval '1 minute'
    from generate_series(1, 3000) as n`);
  await shop.db.execute(sql`analyze orders`);
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

async function planOf(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<Plan[]> {
  const { sql: text, params } = query.toSQL();
  const filled = text.replace(/\$(\d+)/g, (_, nth) => literal(params[Number(nth) - 1]));
  const { rows } = await database.current.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql.raw(`explain (format json) ${filled}`),
  );
  const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];
  return all(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' });
}
const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value)}'`;

test.each([
  ['a client’s orders', 'orders_by_client', () => orderSummaries(database.current.db, owner, {}, PAGE)],
  [
    'a shop’s orders',
    'orders_by_time',
    () => shopOrdersPage(database.current.db, owner.supplierId, {}, NEWEST_FIRST, PAGE),
  ],
])('%s come from %s, and are not sorted', async (_, index, query) => {
  const plan = await planOf(query());
  expect(plan.map((node) => node['Index Name'])).toContain(index);
  expect(plan.map((node) => node['Node Type'])).not.toContain('Sort');
});
