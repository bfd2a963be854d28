import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { migrationsFolder, newestMigration } from './migrations.ts';

/** Any number that no one else in this database locks. */
const LOCK = 7_416_203;

/**
 * Brings the database up to date, or refuses one that a newer build has migrated: this build's queries may not fit its tables.
 * Several processes may start at once: an advisory lock lets one through at a time.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if ((await lastApplied(client)) > newestMigration()) throw new StartupRefusal(NEWER_SCHEMA);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

const NEWER_SCHEMA =
  'O banco de dados já foi atualizado por uma versão mais nova do Vitrine, e esta versão não sabe usá-lo: ' +
  'inicie a versão mais nova, ou volte ao banco a cópia de segurança feita antes da atualização.';

/** 0 for a database that has never been migrated. */
async function lastApplied(client: pg.Client): Promise<number> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!known[0]?.known) return 0;
  const { rows } = await client.query<{ last: number | string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
}
