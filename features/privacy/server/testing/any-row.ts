/** Inserts rows into any table, for tests that concern all tables alike. */
import { sql } from 'drizzle-orm';
import type { Database, Db } from '#platform/db/database.ts';

interface Column {
  readonly name: string;
  readonly type: string;
}

/** A value of each type, for columns that must not be null. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: 'uuidv7()',
  text: 'md5(random()::text)',
  'timestamp with time zone': 'now()',
  date: 'current_date',
  integer: '1',
  bigint: '1',
  smallint: '1',
  boolean: 'false',
  jsonb: "'{}'",
  bytea: "'x'",
  ARRAY: "'{}'",
};

/** Columns without a value of their own. */
async function columnsOf(db: Db, table: string): Promise<readonly Column[]> {
  const { rows } = await db.execute<{ name: string; type: string }>(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER'`);
  return rows;
}

/** Inserts a row with these values, in SQL; the others are any. Without triggers and foreign keys. */
export const insertAny = (
  database: Database,
  table: string,
  values: Readonly<Record<string, string>>,
): Promise<unknown> =>
  database.transaction(async (db) => {
    const needed = (await columnsOf(db, table)).map(({ name, type }) => [name, VALUES[type] ?? 'null']);
    const row = Object.entries({ ...Object.fromEntries(needed), ...values });
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(
      sql.raw(
        `insert into "${table}" (${row.map(([name]) => `"${name}"`).join(', ')}) values (${row.map(([, value]) => value).join(', ')}) /* supplier_id */`,
      ),
    );
  });
