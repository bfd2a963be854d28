/**
 * Copies one shop with all its rows as often as wanted, by SQL: nothing else makes millions of rows in minutes. What a shop's rows name
 * of each other is copied alike (`copied-id.ts`), so foreign keys and triggers have nothing to say.
 */
import pg from 'pg';
import { type TemplateTable, templateTables } from './template-tables.ts';

/** Rows per statement: few enough to be sorted in memory. */
const AT_ONCE = 200_000;
/** From so many rows on, indexes are built at the end. */
const LARGE = 200_000;
/** Orders of a shop and what belongs to them lie where they were written, among those of all other shops. */
const BY_TIME = new Set(['orders', 'order_lines', 'order_events', 'charges']);

export async function copyShops(
  url: string,
  supplierId: string,
  copies: number,
  say: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of [
      'session_replication_role = replica',
      'synchronous_commit = off',
      "work_mem = '512MB'",
      "maintenance_work_mem = '1GB'",
    ])
      await client.query(`set ${setting}`);
    const tables = await templateTables(client, supplierId);
    const large = tables.filter(({ rows }) => rows * copies >= LARGE).map(({ name }) => name);
    for (const name of large) await client.query(`alter table ${name} set (autovacuum_enabled = false)`);
    const indexes = await dropIndexes(client, large);
    for (const table of tables) {
      const begun = performance.now();
      if (BY_TIME.has(table.name)) await copyByTime(client, table, copies);
      else await copyByShop(client, table, copies);
      if (large.includes(table.name)) say(`${table.name}: ${table.rows * copies} (${secondsSince(begun)} s)`);
    }
    for (const index of indexes) {
      const begun = performance.now();
      await client.query(index);
      if (performance.now() - begun > 10_000) say(`${index.split(' USING ')[0]} (${secondsSince(begun)} s)`);
    }
    await client.query(`select setval('order_numbers', (select max(number) + 1000 from orders))`);
    await client.query('drop schema template cascade');
    for (const name of large) await client.query(`alter table ${name} reset (autovacuum_enabled)`);
    const begun = performance.now();
    await client.query('vacuum (freeze, analyze)');
    await client.query('checkpoint');
    say(`vacuum analyze (${secondsSince(begun)} s)`);
  } finally {
    await client.end();
  }
}

const secondsSince = (begun: number): number => Math.round((performance.now() - begun) / 1_000);

/** Those that no constraint needs. Returns the statements that make them again. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as made
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relname = any ($1) and not i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ made }) => made);
}

const insertInto = ({ name, columns, values }: TemplateTable): string =>
  `insert into ${name} (${columns.join(', ')}) select ${values.join(', ')} from template.${name} as copied`;

/** A shop's rows lie side by side, as after an import. */
async function copyByShop(client: pg.Client, table: TemplateTable, copies: number): Promise<void> {
  const step = Math.max(1, Math.floor(AT_ONCE / table.rows));
  for (let first = 1; first <= copies; first += step) {
    const last = Math.min(copies, first + step - 1);
    await client.query(`${insertInto(table)}, generate_series(${first}, ${last}) as copy order by copy`);
  }
}

/** All shops' first orders, then their second ones, and so on. */
async function copyByTime(client: pg.Client, table: TemplateTable, copies: number): Promise<void> {
  const column = `copied."${table.orderColumn}"`;
  const { rows } = await client.query<{ number: string }>(
    `select distinct ${column} as number from template.${table.name} as copied order by 1`,
  );
  const numbers = rows.map(({ number }) => number);
  const step = Math.max(1, Math.floor((AT_ONCE * numbers.length) / (table.rows * copies)));
  for (let first = 0; first < numbers.length; first += step)
    await client.query(
      `${insertInto(table)}, generate_series(1, ${copies}) as copy where ${column} = any ($1) order by ${column}, copy`,
      [numbers.slice(first, first + step)],
    );
}
