/** The table in which Drizzle's migrator records what it has applied; ours continues it. */
import type pg from 'pg';
import type { Migration, MigrationContent } from './migrations.ts';

/** Creation times of migrations. */
export interface AppliedMigrations {
  /** Undefined if none is applied. */
  readonly first: number | undefined;
  /** 0 if none is applied. */
  readonly last: number;
  /** The newest migration that a build has to know to use the tables. 0: every build fits. */
  readonly oldestBuild: number;
}

/** A schema from before the column was added fits every build that knows it. */
export const OLDEST_BUILD = `(select max((to_jsonb(each) ->> 'oldest_build')::bigint) from drizzle.__drizzle_migrations as each)`;

export async function appliedMigrations(client: pg.Client): Promise<AppliedMigrations> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select exists (select from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
                    where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations') as known`,
  );
  if (!known[0]?.known) return { first: undefined, last: 0, oldestBuild: 0 };
  const { rows } = await client.query<Record<'first' | 'last' | 'oldest', string | null>>(
    `select min(created_at)::text as first, max(created_at)::text as last, ${OLDEST_BUILD}::text as oldest from drizzle.__drizzle_migrations`,
  );
  const { first = null, last = null, oldest = null } = rows[0] ?? {};
  return {
    first: first === null ? undefined : Number(first),
    last: Number(last ?? 0),
    oldestBuild: Number(oldest ?? 0),
  };
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
  { hash, oldestBuild }: MigrationContent,
): Promise<void> {
  const values = [hash, writtenAt];
  if (oldestBuild === undefined)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', values);
  else
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at, oldest_build) values ($1, $2, $3)',
      [...values, oldestBuild],
    );
}
