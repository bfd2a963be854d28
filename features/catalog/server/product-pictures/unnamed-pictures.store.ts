/** Pictures that nothing references, over all suppliers: several may reference the same bytes. */
import { type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { pictureFacts } from './product-pictures.tables.ts';

/** Columns that hold picture ids. */
export type Naming = readonly Column[];

/** Picture ids referenced by any supplier; the SQL comment tells the tests' tenant tripwire that this is intended. */
const named = (naming: Naming): SQL =>
  sql.join(
    naming.map((column) => {
      const table = sql.identifier(getTableName(column.table));
      const name = sql.identifier(column.name);
      return sql`select ${name} as id from ${table} where ${name} is not null /* of every supplier_id */`;
    }),
    sql` union all `,
  );

const isNamed = (naming: Naming): SQL =>
  sql`exists (select from (${named(naming)}) as named where named.id = ${pictureFacts.id})`;

/** Records since when a picture is unreferenced, and clears that for pictures referenced again. */
export async function noteUnnamed(db: Db, naming: Naming, now: Date): Promise<void> {
  await db.execute(sql`
    update ${pictureFacts} set unnamed_since = ${now.toISOString()}::timestamptz
    where ${pictureFacts.unnamedSince} is null and not ${isNamed(naming)}`);
  await db.execute(sql`
    update ${pictureFacts} set unnamed_since = null
    where ${pictureFacts.unnamedSince} is not null and ${isNamed(naming)}`);
}

/** Deletes up to `most` facts unreferenced since before `before`, and returns their ids. The rows stay locked until commit. */
export async function dropUnnamed(
  db: Db,
  naming: Naming,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from ${pictureFacts}
    where ${pictureFacts.unnamedSince} < ${before.toISOString()}::timestamptz and not ${isNamed(naming)}
      and ${pictureFacts.id} in (
        select id from ${pictureFacts} where ${pictureFacts.unnamedSince} < ${before.toISOString()}::timestamptz
        order by id limit ${most} for update skip locked
      )
    returning ${pictureFacts.id} as id`);
  return rows.map(({ id }) => id);
}
