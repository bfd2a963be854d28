import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { firstMigration, migrationsFolder, newestMigration } from './migrations.ts';

/** Advisory lock; any number that nothing else in this database locks. */
const LOCK = 7_416_203;

/**
 * Applies the missing migrations. Throws a `StartupRefusal` if a newer build has migrated the database, whose tables this build's
 * queries may not fit, or if its migrations began differently. Several processes may start at once: an advisory lock lets one
 * through at a time.
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
    const applied = await appliedMigrations(client);
    if (applied.last > newestMigration()) throw new StartupRefusal(NEWER_SCHEMA);
    if (applied.first !== undefined && applied.first !== firstMigration())
      throw new StartupRefusal(OTHER_HISTORY);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

const NEWER_SCHEMA =
  'O banco de dados já foi atualizado por uma versão mais nova do Vitrine, e esta versão não sabe usá-lo: ' +
  'inicie a versão mais nova, ou volte ao banco a cópia de segurança feita antes da atualização.';

const OTHER_HISTORY =
  'O banco de dados foi criado por uma versão de desenvolvimento anterior do Vitrine e não pode ser atualizado para esta: ' +
  'inicie com outra pasta em DATA_DIR, ou com outro banco em DATABASE_URL.';

/** Creation times of the first and last applied migrations; undefined and 0 if there are none. */
async function appliedMigrations(client: pg.Client): Promise<{ first: number | undefined; last: number }> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!known[0]?.known) return { first: undefined, last: 0 };
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    'select min(created_at)::text as first, max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const { first = null, last = null } = rows[0] ?? {};
  return { first: first === null ? undefined : Number(first), last: Number(last ?? 0) };
}
