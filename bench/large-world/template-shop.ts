/** The shop that is copied: the tests' small shop, which has something of everything, with products, clients and orders as many as wanted. */
import pg from 'pg';
import { smallWorld } from '#apps/server/src/testing/small-world.ts';
import type { Identity } from '#apps/server/src/testing/valid-requests.ts';
import { addSession } from '#features/accounts/server/sessions/sessions.store.ts';
import { addStaffSession } from '#features/accounts/server/staff/staff-sessions.store.ts';
import { putCatalog } from '#features/catalog/server/products/edit/put-catalog.ts';
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import { allowIdle } from '#platform/db/allow-idle.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { newId } from '#platform/db/new-id.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { queryOnce } from '../bench-database.ts';
import { categoryTree, goods } from '../world/goods.ts';
import { type LoggedInClient, makeClients } from '../world/make-clients.ts';
import { makeHistory } from '../world/make-history.ts';
import type { World, WorldProduct } from '../world/make-world.ts';

export interface TemplateShop {
  readonly who: Identity;
  readonly products: readonly WorldProduct[];
  readonly clients: readonly Pick<LoggedInClient, 'clientId'>[];
  /** Ids of open sessions, valid for a year. */
  readonly sessions: { readonly client: string; readonly staff: string; readonly administrator: string };
}

export interface ShopSize {
  readonly products: number;
  readonly orders: number;
  readonly linesOfOrder: number;
}

const A_YEAR = 365 * 24 * 60 * 60_000;
const ORDERS_OF_CLIENT = 5;
const PLENTY = thousandths(900_000_000);
const HANDLE = 'device-of-ana';

/** Makes it in an empty database. */
export async function makeTemplateShop(
  url: string,
  size: ShopSize,
  sessionSecret: string,
): Promise<TemplateShop> {
  await migrate(url);
  const database = openDatabase(url, { statementTimeout: 600_000 });
  try {
    const { market, ana, staff } = await smallWorld(patient(database));
    const supplierId = market.id as SupplierId;
    await database.transaction((db) =>
      putCatalog(
        db,
        supplierId,
        categoryTree,
        goods(size.products, () => PLENTY),
      ),
    );
    const count = Math.max(1, Math.round(size.orders / ORDERS_OF_CLIENT) - 1);
    const made = await makeClients(database.db, supplierId, count, sessionSecret);
    const now = new Date();
    const expiresAt = new Date(now.getTime() + A_YEAR);
    const sessions = { client: newId(), staff: newId(), administrator: newId() };
    await addSession(database.db, {
      id: sessions.client,
      userId: ana.userId,
      handle: HANDLE,
      createdAt: now,
      expiresAt,
    });
    for (const [id, email] of [
      [sessions.staff, staff.owner],
      [sessions.administrator, staff.administrator],
    ] as const) {
      const [person] = await queryOnce<{ id: string }>(url, 'select id from staff where email = $1', [email]);
      await addStaffSession(database.db, { id, staffId: person?.id ?? '', createdAt: now, expiresAt });
    }
    const products = await queryOnce<WorldProduct>(
      url,
      "select id, slug from products where supplier_id = $1 and sku like 'B0%' order by sku",
      [supplierId],
    );
    const self = { clientId: ana.id, userId: ana.userId, addressId: ana.addressId, name: 'ana' };
    const world: World = {
      supplierId,
      slug: market.slug,
      products,
      clients: [{ ...self, sessionId: sessions.client, handle: HANDLE, headers: {} }, ...made],
      paymentMethodId: market.cash as World['paymentMethodId'],
    };
    await makeHistory(url, world, ORDERS_OF_CLIENT, size.linesOfOrder);
    const [own] = await queryOnce<{ number: string }>(
      url,
      'select min(number) as number from orders where supplier_id = $1 and client_id = $2',
      [supplierId, ana.id],
    );
    const orderNumber = Number(own?.number);
    await spreadOrders(url, supplierId);
    await settle(url, staff.administrator);
    await sumUpDays(database);
    return {
      who: {
        handle: HANDLE,
        clientId: ana.id,
        email: ana.email,
        addressId: ana.addressId,
        orderNumber,
        userId: ana.userId,
        staffEmail: staff.owner,
        shop: market,
      },
      products,
      clients: world.clients.map(({ clientId }) => ({ clientId })),
      sessions,
    };
  } finally {
    await database.close();
  }
}

/** On a busy machine the small shop's one transaction may wait for longer than a request may. */
const patient = (database: Database): Database => ({
  ...database,
  transaction: (work, settings) =>
    database.transaction(async (db, commitWith) => {
      await allowIdle(db);
      return work(db, commitWith);
    }, settings),
});

/** Orders of two years, of which those of the last days are open. */
async function spreadOrders(url: string, supplierId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // A copied order has no history to be checked.
  await client.query('set session_replication_role = replica');
  await client.query(
    `update orders set created_at = date_trunc('milliseconds', now()) - make_interval(days => (place * 7)::int % 700, mins => (place * 37)::int % 700),
        status = case when place % 10 = 0 then 'cancelled' when place * 7 % 700 < 14 then 'picking' else 'delivered' end
      from (select number as of, row_number() over (order by md5(number::text)) as place from orders) as placed
      where number = of and supplier_id = $1`,
    [supplierId],
  );
  await client.query(
    `update order_events set at = created_at from orders
      where orders.supplier_id = order_events.supplier_id and orders.number = order_number`,
  );
  await client.query('set session_replication_role = origin');
  await client.query(
    `insert into order_day_changes (supplier_id, order_number)
      select supplier_id, min(number) from orders group by supplier_id, (created_at at time zone 'America/Sao_Paulo')::date`,
  );
  await client.end();
}

/** What would be work for the jobs of each copy, and what the administrator's calls need. */
async function settle(url: string, administrator: string): Promise<void> {
  await queryOnce(url, 'delete from supplier_domains');
  await queryOnce(url, 'update charges set operation = null, operation_at = null');
  // The tests' imports wait for a person who does not exist.
  await queryOnce(
    url,
    "update sheet_imports set state = 'done' where state in ('queued', 'running', 'undoing')",
  );
  await queryOnce(url, "delete from export_runs where state = 'queued'");
  await queryOnce(url, "update automatic_groups set due_at = now() + interval '1 day'");
  // As on an ordinary day: keys are kept for a day, and slots taken for the next two weeks.
  await queryOnce(url, 'update order_keys set created_at = now()');
  await queryOnce(
    url,
    `insert into slot_days (supplier_id, slot_id, date, store_id, taken, capacity)
      select supplier_id, id, current_date + day, '00000000-0000-0000-0000-000000000000', 1, 20
      from delivery_slots, generate_series(0, 13) as day where delivery_type = 'delivery' on conflict do nothing`,
  );
  await queryOnce(
    url,
    `insert into second_factors (id, staff_id, secret, confirmed_at, last_step)
      select gen_random_uuid(), id, 'x', now(), 0 from staff where email = $1`,
    [administrator],
  );
  await queryOnce(url, 'analyze');
}
