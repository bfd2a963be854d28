import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseState } from './database.ts';
import { isDiskFull } from './full-disk.ts';
import { OLDEST_BUILD } from './migrations/applied-migrations.ts';
import { newestMigration } from './migrations/migrations.ts';

/** The readiness check waits 1 s for a response. Milliseconds. */
const LIMIT = 900;

const QUERY = `select current_setting('transaction_read_only') = 'off' as writable,
  ${OLDEST_BUILD} as oldest_build`;

/**
 * Writes 300 kB into a temporary file, which PostgreSQL deletes at the end of the query: fails while its disk is full. Takes no
 * locks, writes no WAL, and works in a read-only database.
 */
const PROBE_DISK = `set local work_mem = '64kB'; select count(*) from generate_series(1, 10000) as n`;

interface Row {
  readonly writable: boolean;
  readonly oldest_build: number | string | null;
}

/** Throws when one of the pools does not answer in time. */
export async function checkDatabaseState(pools: readonly [pg.Pool, ...pg.Pool[]]): Promise<DatabaseState> {
  const queried = queryState(pools);
  // A rejection after the time limit must not be unhandled.
  queried.catch(() => {});
  const state = await Promise.race([queried, sleep(LIMIT, undefined, { ref: false })]);
  if (state === undefined) throw new Error('the database did not answer in time');
  return state;
}

async function queryState(pools: readonly [pg.Pool, ...pg.Pool[]]): Promise<DatabaseState> {
  const results = await Promise.all(pools.map((pool) => pool.query<Row>(QUERY)));
  const rows = results.flatMap(({ rows }) => rows);
  if (rows.some(({ oldest_build }) => Number(oldest_build) > newestMigration())) return 'newer-schema';
  if (!rows.every(({ writable }) => writable)) return 'read-only';
  return (await hasRoomOnDisk(pools[0])) ? 'ready' : 'disk-full';
}

async function hasRoomOnDisk(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query(PROBE_DISK);
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}
