import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { newestMigration } from './migrations.ts';

/**
 * Of a database that answers. `read-only` and `disk-full`: what is written is refused, reads go on. `newer-schema`: a newer build
 * has changed the tables under this one, whose queries may fit them no more.
 */
export type DatabaseState = 'ready' | 'read-only' | 'disk-full' | 'newer-schema';

/** Whoever asks whether this process is ready waits for a second. */
const LIMIT = 900;

const QUERY = `select current_setting('transaction_read_only') = 'off' as writable,
  (select max(created_at) from drizzle.__drizzle_migrations) as migrated`;

interface Row {
  readonly writable: boolean;
  readonly migrated: number | string | null;
}

/** Throws when one of the pools does not answer in time. */
export async function stateOf(pools: readonly pg.Pool[]): Promise<Exclude<DatabaseState, 'disk-full'>> {
  const answered = Promise.all(pools.map((pool) => pool.query<Row>(QUERY)));
  // Where it comes too late nobody hears it.
  answered.catch(() => {});
  const results = await Promise.race([answered, sleep(LIMIT, undefined, { ref: false })]);
  if (results === undefined) throw new Error('the database did not answer in time');
  const rows = results.flatMap(({ rows }) => rows);
  if (rows.some(({ migrated }) => Number(migrated) > newestMigration())) return 'newer-schema';
  return rows.every(({ writable }) => writable) ? 'ready' : 'read-only';
}
