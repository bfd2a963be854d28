/** The table in which Drizzle's migrator records what it has applied; ours continues it. */
import type pg from 'pg';
import type { Migration } from './migrations.ts';

/** Creation times of the first and last applied migrations; undefined and 0 if there are none. */
export async function appliedMigrations(
  client: pg.Client,
): Promise<{ readonly first: number | undefined; readonly last: number }> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select exists (select from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
                    where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations') as known`,
  );
  if (!known[0]?.known) return { first: undefined, last: 0 };
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    'select min(created_at)::text as first, max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const { first = null, last = null } = rows[0] ?? {};
  return { first: first === null ? undefined : Number(first), last: Number(last ?? 0) };
}

/** Before the first one: creating needs a right that the owner of the tables may lack later. */
export async function createJournal(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
}

/** In the transaction that applied it. */
export async function recordApplied(
  client: pg.Client,
  { writtenAt }: Migration,
  hash: string,
): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    writtenAt,
  ]);
}
