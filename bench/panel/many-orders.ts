/** Multiplies the orders of the measured shop by SQL, so that a million of them are there in minutes. */
import pg from 'pg';
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { World } from '../world/make-world.ts';

/** Copies are spread over this many days, as of a shop of two years. */
const DAYS = 700;
/** Between the numbers of a copied order and of its next copy. */
const STRIDE = 10_000_000;
const AT_ONCE = 25;
/** Days after which a shop has finished with its orders: of a million some three thousand are to be picked and delivered. */
const OPEN_DAYS = 7;
/** Every status that an order may rest in; of the last days three in ten are open. */
const STATUS = `(array['delivered','delivered','delivered','delivered','delivered','delivered','cancelled']
  || case when copy % ${DAYS} < ${OPEN_DAYS} then array['picking','packed','received'] else array['delivered','delivered','delivered'] end)
  [1 + (copied.number + copy) % 10]`;

/** Columns that a copy does not share with its original. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: {
    number: `copied.number + copy * ${STRIDE}::bigint`,
    created_at: `copied.created_at - make_interval(days => (copy % ${DAYS})::int, mins => (copy * 37 % 700)::int)`,
    status: STATUS,
  },
  order_lines: { order_number: `copied.order_number + copy * ${STRIDE}::bigint` },
  order_events: { order_number: `copied.order_number + copy * ${STRIDE}::bigint` },
  charges: { order_number: `copied.order_number + copy * ${STRIDE}::bigint`, id: 'gen_random_uuid()' },
};

/** Makes the shop's orders so many times as many, with their lines, first events and charges; sums up all days. Returns how many. */
export async function multiplyOrders(url: string, world: World, times: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Neither the triggers nor the foreign keys say anything new about a copy.
    await client.query('set session_replication_role = replica');
    for (const table of Object.keys(OWN)) await copyRows(client, table, times - 1);
    await client.query('set session_replication_role = origin');
    await client.query(
      `insert into order_day_changes (supplier_id, order_number)
       select supplier_id, min(number) from orders group by supplier_id, (created_at at time zone 'America/Sao_Paulo')::date`,
    );
    await client.query('vacuum analyze');
    await sumUp(url);
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from orders where supplier_id = $1',
      [world.supplierId],
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

async function copyRows(client: pg.Client, table: string, copies: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => OWN[table]?.[name] ?? `copied."${name}"`);
  const number = table === 'orders' ? 'number' : 'order_number';
  for (let first = 1; first <= copies; first += AT_ONCE)
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
       select ${values.join(', ')} from ${table} as copied,
         generate_series(${first}, ${Math.min(copies, first + AT_ONCE - 1)}) as copy
       where copied.${number} < ${STRIDE}`,
    );
}

/** Each day has one change, so that it is summed up once. */
async function sumUp(url: string): Promise<void> {
  const database = openDatabase(url, { statementTimeout: 600_000 });
  try {
    await sumUpDays(database);
  } finally {
    await database.close();
  }
}
