import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { newestMigration } from './migrations.ts';

/**
 * The state of a database that answers. `read-only` and `disk-full`: writes fail, reads work. `newer-schema`: a newer build has
 * changed the tables, so the queries of this build may no longer fit them.
 */
export type DatabaseState = 'ready' | 'read-only' | 'disk-full' | 'newer-schema';

/** The readiness check waits 1 s for a response. Milliseconds. */
const LIMIT = 900;

const QUERY = `select current_setting('transaction_read_only') = 'off' as writable,
  (select max(created_at) from drizzle.__drizzle_migrations) as migrated`;

interface Row {
  readonly writable: boolean;
  readonly migrated: number | string | null;
}

/** Throws when one of the pools does not answer in time. */
export async function checkDatabaseState(
  pools: readonly pg.Pool[],
): Promise<Exclude<DatabaseState, 'disk-full'>> {
  const answered = Promise.all(pools.map((pool) => pool.query<Row>(QUERY)));
  // A rejection after the time limit must not be unhandled.
  answered.catch(() => {});
  const results = await Promise.race([answered, sleep(LIMIT, undefined, { ref: false })]);
  if (results === undefined) throw new Error('the database did not answer in time');
  const rows = results.flatMap(({ rows }) => rows);
  if (rows.some(({ migrated }) => Number(migrated) > newestMigration())) return 'newer-schema';
  return rows.every(({ writable }) => writable) ? 'ready' : 'read-only';
}
