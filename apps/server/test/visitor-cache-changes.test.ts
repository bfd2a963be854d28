/** Which changes the database notifies, so that visitors' responses are invalidated. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeStock } from '#features/catalog/server/stock/stock.store.ts';
import { aCustomer, aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { claimCombos } from '#features/promotions/server/claim-combos.ts';
import { createCombo } from '#features/promotions/server/create-combo.ts';
import { countPromotions } from '#features/promotions/server/promotions/claim-promotions.ts';
import { createPromotion } from '#features/promotions/server/promotions/create-promotion.ts';
import { ZERO } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { type Listener, listen } from '#platform/db/listen.ts';
import { testDatabase } from '#platform/testing/test-database.ts';

const database = testDatabase();
const payloads: string[] = [];
let listener: Listener;
let shop: Context;
let other: Context;

beforeAll(async () => {
  [shop, other] = [await aShop(database.current), await aShop(database.current)];
  listener = listen(database.url, {
    channel: 'supplier_changed',
    onNotification: (id) => payloads.push(id),
    missed: () => {},
  });
  await vi.waitFor(() => expect(listener.isCurrent()).toBe(true), 5_000);
});
afterAll(() => listener.close());

/** The notifications between two markers of our own; PostgreSQL keeps their order. */
async function notificationsOf(work: () => Promise<unknown>): Promise<string[]> {
  await say('begin');
  payloads.length = 0;
  await work();
  await say('end');
  return payloads.filter((id) => id !== 'end');
}

async function say(word: string): Promise<void> {
  await database.current.db.execute(sql`select pg_notify('supplier_changed', ${word})`);
  await vi.waitFor(() => expect(payloads).toContain(word), 5_000);
}

/** The notification where only stock changed. */
const stockOf = (supplierId: string): string => `${supplierId} stock`;

const query = (text: ReturnType<typeof sql>) => database.current.db.execute(text);

describe('notified is', () => {
  test('one word for each supplier and transaction, whatever was done', async () => {
    const notifications = await notificationsOf(() =>
      database.current.transaction(async (db) => {
        for (const context of [shop, other, shop]) await aProduct({ ...context, db }, { stock: 9_000 });
      }),
    );
    const both = [shop.supplier.id, other.supplier.id];
    expect(notifications.sort()).toEqual([...both, ...both.map(stockOf)].sort());
  });

  test('nothing of what is rolled back', async () => {
    const notifications = await notificationsOf(() =>
      database.current
        .transaction(async (db) => {
          await aProduct({ ...shop, db });
          throw new Error('never mind');
        })
        .catch(() => {}),
    );
    expect(notifications).toEqual([]);
  });

  test.each([
    ['a price', sql`update products set price = price + 1`],
    ['a category', sql`update categories set name = name || '!'`],
    [
      'a way to pay',
      sql`insert into payment_methods (supplier_id, id, kind, name, delivery_types, position) select supplier_id, id, 'pix', id::text, '{delivery}', 1 from products`,
    ],
    ['its loss', sql`delete from payment_methods`],
  ])('%s', async (_, change) => {
    // `supplier_id` in the condition satisfies the tenant tripwire.
    const mine = sql`${change} where supplier_id = ${shop.supplier.id}`;
    expect(await notificationsOf(() => query(mine))).toEqual([shop.supplier.id]);
  });

  test('the shop itself, and nothing that changed no row', async () => {
    const { id } = shop.supplier;
    expect(
      await notificationsOf(() => query(sql`update suppliers set name = 'Nova' where id = ${id}`)),
    ).toEqual([id]);
    expect(
      await notificationsOf(() => query(sql`update suppliers set name = 'Nova' where slug = 'nenhuma'`)),
    ).toEqual([]);
  });
});

describe('stock is notified apart from all else', () => {
  test.each([
    ['not while plenty is left', { from: 90_000, by: -40_000, told: false }],
    ['not at the border of plenty', { from: 6_000, by: -999, told: false }],
    ['when few are left', { from: 6_000, by: -1_000, told: true }],
    ['among few', { from: 4_000, by: -1_000, told: true }],
    ['when none is left', { from: 1_000, by: -1_000, told: true }],
    ['when there is some again', { from: 0, by: 60_000, told: true }],
    ['not when nothing changes', { from: 3_000, by: 0, told: false }],
    ['when the smallest order cannot be had any more', { from: 24_000, by: -1, minimum: 23_000, told: true }],
    ['not while it can', { from: 25_000, by: -1_000, minimum: 23_000, told: false }],
  ])('%s', async (_, { from, by, told: notifications, ...more }) => {
    const id = await aProduct(shop, { stock: from, step: 2_000, ...more });
    const change = () => changeStock(database.current.db, shop.supplier.id, new Map([[id, by]]));
    expect(await notificationsOf(change)).toEqual(notifications ? [stockOf(shop.supplier.id)] : []);
  });
});

test('of a combo’s sales only that it is sold out, or no more, as of stock', async () => {
  const items = [await aProduct(shop), await aProduct(shop)].map((productId) => ({
    productId,
    quantity: ONE,
  }));
  const terms = { name: 'Cesta', items, price: { kind: 'percent', basisPoints: 1_000 }, limit: 3 } as const;
  const { id } = await createCombo(shop.db, shop.supplier.id, terms, shop.now);
  const actor = { ...aCustomer(true), kind: 'customer' } as Customer;
  const sell = (quantity: number) => () => claimCombos({ ...shop, actor }, [{ comboId: id, quantity }]);
  expect(await notificationsOf(sell(2))).toEqual([]);
  expect(await notificationsOf(sell(1))).toEqual([stockOf(shop.supplier.id)]);
});

test('of what a promotion gave only that nothing is left of its limits, or something again', async () => {
  const terms = {
    name: 'Leve 3, pague 2',
    condition: { scope: { products: [], categories: [], brands: [], tags: [] }, units: 2 },
    reward: { kind: 'units', units: 1, basisPoints: 10_000, which: 'cheapest' },
    limits: { uses: 3 },
  } as const;
  const { id } = await createPromotion(shop.db, shop.supplier.id, terms, shop.now);
  const actor = { ...aCustomer(true), kind: 'customer' } as Customer;
  const give = (times: number) => () =>
    countPromotions({ ...shop, actor }, [{ promotionId: id, label: '', times, saved: ZERO }]);
  expect(await notificationsOf(give(2))).toEqual([]);
  expect(await notificationsOf(give(1))).toEqual([shop.supplier.id]);
  expect(await notificationsOf(give(-1))).toEqual([shop.supplier.id]);
});

/** Tables that no visitor sees. A new table is listed here, or its migration has `SELECT notify_changes_of('…')`. */
const UNSEEN = [
  'representative_clients',
  'representative_invitations',
  'representatives',
  'sales_target_months',
  'sales_targets',
  'api_keys',
  'audit_events',
  'cart_coupons',
  'carts',
  'boleto_numbers',
  'charge_events',
  'charges',
  // Read for carts only, whose responses are not shared.
  'coupon_buyers',
  'coupon_uses',
  'coupons',
  'referral_terms',
  'client_notes',
  'company_links',
  // Read by the client itself and the shop's people.
  'document_requests',
  'document_settings',
  'register_checks',
  'registration_document_files',
  'registration_documents',
  'client_pricing',
  'customers',
  'address_erp_codes',
  // Capacity is read each time, never cached.
  'slot_days',
  'login_tokens',
  // Written by shoppers, read by the shop's people.
  'analytics_days',
  'analytics_events',
  'analytics_orders',
  // Read by a room's client and the shop's people.
  'chat_canned_answers',
  'chat_files',
  'chat_messages',
  'chat_rooms',
  'chat_settings',
  // Of the shop's owner and the platform's people, until it is in the shop's own row.
  'identity_requests',
  // Read by the shop's owner and the jobs.
  'analytics_accounts',
  'analytics_outbox',
  'analytics_returns',
  // Queried for each request: a visitor's response with suggestions is not cached.
  'recommendation_feedback',
  'recommendation_pairs',
  'recommendation_products',
  'recommendation_progress',
  'recommendation_reactions',
  'recommendation_regions',
  'mandate_events',
  'mandates',
  'memberships',
  'nfe_documents',
  'order_combos',
  'order_events',
  'order_keys',
  'order_lines',
  'order_payments',
  'order_quotes',
  'order_ratings',
  'orders',
  'payment_accounts',
  // Who is in a group, and its table, change a client's own prices, which are never cached.
  'automatic_group_changes',
  'automatic_groups',
  'price_grants',
  'price_table_prices',
  'price_tables',
  'product_alerts',
  'push_outbox',
  'push_subscriptions',
  'promotional_combo_uses',
  // That a promotion is over is said by its own row.
  'promotion_counters',
  'promotion_uses',
  // Popular searches may be a minute old.
  'search_term_days',
  // Seen only where a publication names them.
  'static_page_pictures',
  'static_page_versions',
  // Of these the published blocks are a copy.
  'home_versions',
  // Seen by preview links alone, until it is in the tables of suppliers.
  'shop_drafts',
  'shop_versions',
  'payment_choices',
  'registrations',
  'sandbox_mandates',
  'sandbox_notices',
  'sandbox_payments',
  'sessions',
  'terms_acceptances',
  'shopping_list_items',
  'shopping_lists',
  'subscription_periods',
  'subscriptions',
  'synonym_groups',
  'titles',
  // Follows stock and products, which are watched.
  'sold_out',
  // On a product's page a rating is seen up to a minute late (decision 048).
  'rated_products',
  // Why a stock, which is watched, has changed; and what imports of products, which are watched, have done.
  'stock_movements',
  'store_stock',
  'export_pieces',
  'export_runs',
  'export_schedules',
  'sheet_import_changes',
  'sheet_import_rows',
  'sheet_imports',
  // Of the shop's people.
  'order_day_arrivals',
  'order_day_changes',
  'order_day_parts',
  'order_days',
  'order_edits',
  'order_month_parts',
  'order_notes',
  'order_picked_lines',
  'order_pickings',
  'order_return_lines',
  'order_returns',
  'order_shipment_lines',
  'order_shipments',
  'staff_invitations',
  'staff_roles',
  'supplier_mails',
  'supplier_part_versions',
  // Read when an address is no page.
  'supplier_redirects',
];

test('every table of suppliers is watched, or shown to no visitor', async () => {
  const { rows } = await query(sql`
    select table_name as name from information_schema.columns c
    where column_name = 'supplier_id' and table_schema = 'public' and not exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.table_name::regclass and p.proname like 'notify_%'
    )`);
  expect(rows.map(({ name }) => name).filter((name) => !UNSEEN.includes(String(name)))).toEqual([]);
});
