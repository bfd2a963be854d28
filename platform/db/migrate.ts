import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inProject } from '#platform/process/project-folder.ts';

const folder = inProject('db/migrations');

/** Any number that no one else in this database locks. */
const LOCK = 7_416_203;

/** Brings the database up to date. Several processes may start at once: an advisory lock lets one through at a time. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
