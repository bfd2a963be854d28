import { getTableName, sql, type Table } from 'drizzle-orm';
import type { Db } from './database.ts';

/** How many rows a table has, as of the database's last statistics; 0 before the first. */
export async function rowEstimate(db: Db, table: Table): Promise<number> {
  const { rows } = await db.execute<{ estimate: number }>(
    sql`select reltuples::float8 as estimate from pg_class where oid = ${getTableName(table)}::regclass`,
  );
  return Math.max(rows[0]?.estimate ?? 0, 0);
}
