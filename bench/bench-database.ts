/** A database and data folder for one run, or kept for the next runs. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readPidFile } from '#platform/db/embedded/previous-server.ts';
import type { ServerSettings } from '#platform/db/embedded/server-flags.ts';
import { startEmbeddedDatabase } from '#platform/db/embedded.ts';

export interface BenchDatabase {
  readonly url: string;
  readonly dataDir: string;
  /** Process id of the postmaster, where PostgreSQL is our child. */
  readonly pid: number | undefined;
  remove(): Promise<void>;
}

/**
 * Starts an embedded database; with DATABASE_URL it creates a new database on that server and leaves the given one
 * alone. A folder `ownFolder` is not removed. `settings` are the embedded database's.
 */
export async function openBenchDatabase(
  ownFolder?: string,
  settings: ServerSettings = {},
): Promise<BenchDatabase> {
  const dataDir = ownFolder ?? (await mkdtemp(join(tmpdir(), 'vitrine-bench-')));
  const removeFolder = async () => {
    if (ownFolder === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') {
    const name = `vitrine_bench_${randomBytes(6).toString('hex')}`;
    await queryOnce(given, `create database ${name}`);
    const url = new URL(given);
    url.pathname = `/${name}`;
    const remove = once(async () => {
      await queryOnce(given, `drop database ${name} with (force)`);
      await removeFolder();
    });
    return { url: url.href, dataDir, pid: undefined, remove };
  }
  const starting = startEmbeddedDatabase({ dataDir, settings, log: () => {} });
  const remove = once(async () => {
    await (await starting).stop();
    await removeFolder();
  });
  const database = await starting;
  return { url: database.url, dataDir, pid: readPidFile(join(dataDir, 'postgres'))?.pid, remove };
}

/** Runs `remove` once, also when the run is aborted. */
function once(remove: () => Promise<void>): () => Promise<void> {
  let removed: Promise<void> | undefined;
  const removeOnce = (): Promise<void> => {
    removed ??= remove();
    return removed;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void removeOnce().finally(() => process.exit(1)));
  return removeOnce;
}

/** Runs one statement on a connection of its own. */
export async function queryOnce<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
