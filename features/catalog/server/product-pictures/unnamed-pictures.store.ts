/** Pictures that nothing references, over all suppliers: several may reference the same bytes. */
import { and, type Column, getTableName, gte, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { pictureFacts } from './product-pictures.tables.ts';

/** Columns that hold picture ids. */
export type Naming = readonly Column[];

/** Part of all picture ids: from the first to below the last, or to the end. */
export interface PictureShare {
  readonly from: string;
  readonly to?: string;
}

/** Whether any supplier references the picture; the SQL comment is for the tests' tenant tripwire: this is intended. */
const isNamed = (naming: Naming): SQL =>
  sql.join(
    naming.map((column) => {
      const table = sql.identifier(getTableName(column.table));
      const name = sql.identifier(column.name);
      return sql`exists (select from ${table} where ${table}.${name} = ${pictureFacts.id} /* of every supplier_id */)`;
    }),
    sql` or `,
  );

/** Records since when pictures of this share are unreferenced, and clears that for pictures referenced again. */
export async function noteUnnamed(
  db: Db,
  naming: Naming,
  { from, to }: PictureShare,
  now: Date,
): Promise<void> {
  await db
    .update(pictureFacts)
    .set({ unnamedSince: now })
    .where(
      and(
        gte(pictureFacts.id, from),
        to === undefined ? undefined : lt(pictureFacts.id, to),
        isNull(pictureFacts.unnamedSince),
        not(pictureFacts.inOrders),
        sql`not (${isNamed(naming)})`,
      ),
    );
  await db
    .update(pictureFacts)
    .set({ unnamedSince: null })
    .where(sql`${pictureFacts.unnamedSince} is not null and (${isNamed(naming)})`);
}

/** Up to `most` pictures unreferenced since before this. */
export async function unnamedSince(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: pictureFacts.id })
    .from(pictureFacts)
    .where(lt(pictureFacts.unnamedSince, before))
    .orderBy(pictureFacts.unnamedSince)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Lines of orders show these pictures: they stay for good. */
export async function markOrdered(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(pictureFacts)
    .set({ inOrders: true, unnamedSince: null })
    .where(inArray(pictureFacts.id, [...ids]));
}

/** Deletes those of the facts that are unreferenced since before `before`, and returns their ids. The rows stay locked until commit. */
export async function dropUnnamed(
  db: Db,
  naming: Naming,
  { ids, before }: { readonly ids: readonly string[]; readonly before: Date },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from ${pictureFacts}
    where ${pictureFacts.unnamedSince} < ${before.toISOString()}::timestamptz and not (${isNamed(naming)})
      and ${pictureFacts.id} in (
        select id from ${pictureFacts} where ${inArray(pictureFacts.id, [...ids])}
        order by id for update skip locked
      )
    returning ${pictureFacts.id} as id`);
  return rows.map(({ id }) => id);
}
