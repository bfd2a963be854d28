/** What of a shop is copied: the tables of shops, and of the people who buy and work there. */
import type pg from 'pg';
import { idSql, idsSql, jsonSql, orderNumberSql, textSql } from './copied-id.ts';

/** Work that waits, domains that are looked up, and lists of what a job has to do: a copy of those would never be idle. */
const LEFT_OUT = new Set([
  'supplier_domains',
  'analytics_outbox',
  'analytics_returns',
  'push_outbox',
  'live_tickets',
  'login_tokens',
]);

/** Tables without a shop's column, and their rows that belong to the template. */
const OF_PEOPLE: Readonly<Record<string, string>> = {
  suppliers: 'id = $1',
  clients: 'id in (select client_id from customers where supplier_id = $1)',
  users: 'client_id in (select client_id from customers where supplier_id = $1)',
  addresses: 'client_id in (select client_id from customers where supplier_id = $1)',
  client_links: 'client_id in (select client_id from customers where supplier_id = $1)',
  sessions: 'user_id in (select users.id from users join customers using (client_id) where supplier_id = $1)',
  staff: 'id in (select staff_id from memberships where supplier_id = $1)',
  staff_sessions: 'staff_id in (select staff_id from memberships where supplier_id = $1)',
};

/** Columns whose copies are made by a rule of their own. */
const OWN: Readonly<Record<string, string>> = {
  'suppliers.name': "'Loja ' || copy",
  'clients.document': "lpad(copy::text, 6, '0') || substr(copied.document, 7)",
};

export interface TemplateTable {
  readonly name: string;
  readonly rows: number;
  /** Columns, and the expressions of their copies. */
  readonly columns: readonly string[];
  readonly values: readonly string[];
  /** The column with the order's number, where each row belongs to an order. */
  readonly orderColumn?: string;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly identity: boolean;
  /** Whether a unique index that names no shop has it. */
  readonly unique: boolean;
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attidentity <> '' as identity,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey)
      and not exists (select from pg_attribute k where k.attrelid = c.oid and k.attnum = any (i.indkey)
        and (k.attname = 'supplier_id' or format_type(k.atttypid, null) = 'uuid'))) as unique
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`;

/** Puts the template's rows aside, so that copying does not read what it has written. Only tables with rows. */
export async function templateTables(client: pg.Client, supplierId: string): Promise<TemplateTable[]> {
  const { rows } = await client.query<Column>(COLUMNS);
  const tables: TemplateTable[] = [];
  await client.query('drop schema if exists template cascade');
  await client.query('create schema template');
  for (const [name, columns] of Map.groupBy(rows, ({ table }) => table)) {
    const where =
      OF_PEOPLE[name] ??
      (columns.some((column) => column.name === 'supplier_id') ? 'supplier_id = $1' : undefined);
    if (where === undefined || LEFT_OUT.has(name) || columns.some(({ identity }) => identity)) continue;
    const filled = where.replaceAll('$1', `'${supplierId}'`);
    const { rowCount } = await client.query(
      `create table template.${name} as select * from ${name} where ${filled}`,
    );
    if (rowCount === null || rowCount === 0) continue;
    const values: string[] = [];
    for (const column of columns) values.push(await copiedValue(client, column));
    const orderColumn = columns.find((column) => isOrderNumber(column))?.name;
    tables.push({
      name,
      rows: rowCount,
      columns: columns.map((column) => `"${column.name}"`),
      values,
      ...(orderColumn === undefined ? {} : { orderColumn }),
    });
  }
  return tables;
}

const isOrderNumber = ({ table, name, type }: Column): boolean =>
  type === 'bigint' && (name.endsWith('order_number') || (table === 'orders' && name === 'number'));

async function copiedValue(client: pg.Client, column: Column): Promise<string> {
  const { table, name, type, unique } = column;
  const value = `copied."${name}"`;
  const own = OWN[`${table}.${name}`];
  if (own !== undefined) return own;
  if (type === 'uuid') return idSql(value);
  if (type === 'uuid[]') return idsSql(value);
  if (isOrderNumber(column)) return orderNumberSql(value);
  if (type === 'text' && unique) return textSql(value);
  if (type === 'jsonb') return (await hasIds(client, table, name)) ? jsonSql(value) : value;
  return value;
}

async function hasIds(client: pg.Client, table: string, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean | null }>(
    `select bool_or("${name}"::text ~ '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-') as found from template.${table}`,
  );
  return rows[0]?.found === true;
}
