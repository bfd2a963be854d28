import { type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';

/** Columns of suppliers' tables that name a client, one of its users, or an address of theirs, by what they hold. */
export const NAMING_COLUMNS = {
  ids: ['client_id', 'owner_id', 'author_id', 'subject_id', 'user_id'],
  lists: ['client_ids'],
  emails: ['email'],
} as const;

export interface KnownPeople {
  /** Of the client and of its users. */
  readonly ids: readonly string[];
  readonly emails: readonly string[];
}

/**
 * The suppliers that have rows about these people, by what the tables are at this moment: of ten thousand suppliers a client knows a few,
 * and asking each for everything takes minutes. What belongs to an order or to a client has that order's or client's own row.
 */
export async function suppliersKnowing(db: Db, { ids, emails }: KnownPeople): Promise<SupplierId[]> {
  const condition: Readonly<Record<keyof typeof NAMING_COLUMNS, (column: SQL) => SQL>> = {
    ids: (column) => sql`${column} = any(${sql.param([...ids])}::uuid[])`,
    lists: (column) => sql`${column} && ${sql.param([...ids])}::uuid[]`,
    emails: (column) => sql`${column} = any(${sql.param([...emails])}::text[])`,
  };
  const parts = (await namingColumns(db)).map(
    ({ table, column, kind }) =>
      sql`select supplier_id from ${sql.identifier(table)} where ${condition[kind](sql.identifier(column) as unknown as SQL)}`,
  );
  const { rows } = await db.execute<{ id: SupplierId }>(
    sql`select distinct supplier_id as id from (${sql.join(parts, sql` union all `)}) known where supplier_id is not null`,
  );
  return rows.map(({ id }) => id);
}

interface NamingColumn extends Record<string, unknown> {
  readonly table: string;
  readonly column: string;
  readonly kind: keyof typeof NAMING_COLUMNS;
}

async function namingColumns(db: Db): Promise<NamingColumn[]> {
  const kinds = Object.entries(NAMING_COLUMNS).flatMap(([kind, columns]) =>
    columns.map((column) => ({ kind, column })),
  );
  const { rows } = await db.execute<NamingColumn>(sql`
    with named as (
      select c.relname::text as table, array_agg(a.attname::text) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      group by c.oid
    )
    select named.table, k.column, k.kind from named
    join jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as k (kind text, "column" text) on k.column = any(named.columns)
    where 'supplier_id' = any(named.columns)
      and not (k.column in ('user_id', 'author_id') and named.columns && array['client_id', 'order_number'])
    order by 1, 2`);
  return rows;
}
