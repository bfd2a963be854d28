import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { appliedMigrations, createJournal, recordApplied } from './applied-migrations.ts';
import { allMigrations, contentOf, firstMigration, type Migration, newestMigration } from './migrations.ts';

export interface MigrateOptions {
  /** How long one statement of a migration waits for a lock, while all who need the table wait behind it. Milliseconds. */
  readonly lockTimeout?: number;
  /** How long it tries where others hold a lock, or migrate. Milliseconds. */
  readonly patience?: number;
  readonly onApplied?: (migration: Migration) => void;
  /** Called before it tries again because a table was in use. */
  readonly onLocked?: () => void;
}

/** Advisory lock; any number that nothing else in this database locks. */
export const MIGRATION_LOCK = 7_416_203;
const LOCK_TIMEOUT = 3_000;
const PATIENCE = 5 * 60_000;
/** The first pause, and the longest. Milliseconds. */
const PAUSE = 100;
const MAX_PAUSE = 5_000;

/**
 * Applies the missing migrations, each in a transaction of its own, but for those marked `-- concurrently` (see `createIndexes`). A
 * database that a newer build has migrated is used as it is, as long as its tables still fit this build: so a former version goes on
 * during an upgrade, and may come back after it. Throws a `StartupRefusal` if they do not, or if its migrations began differently. An
 * up-to-date database is only read: neither locks nor the right to change tables are needed. Several processes may start at once: an
 * advisory lock of each transaction lets one through at a time, and ends with it in every case, also behind a pooler.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const client = await connect(url);
  try {
    if ((await lastApplied(client)) < newestMigration()) await applyMissing(client, url, options);
  } catch (error) {
    throw codeOf(error) === FORBIDDEN ? new StartupRefusal(MAY_NOT) : error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'vitrine-migrate',
  });
  // A connection that breaks rejects the current query; an unhandled 'error' event would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Creation time of the last applied migration, 0 if there is none. */
async function lastApplied(client: pg.Client): Promise<number> {
  const { first, last, oldestBuild } = await appliedMigrations(client);
  if (oldestBuild > newestMigration()) throw new StartupRefusal(NEWER_SCHEMA);
  if (first !== undefined && first !== firstMigration()) throw new StartupRefusal(OTHER_HISTORY);
  return last;
}

async function applyMissing(
  client: pg.Client,
  url: string,
  { lockTimeout = LOCK_TIMEOUT, patience = PATIENCE, onApplied, onLocked }: MigrateOptions,
): Promise<void> {
  const end = performance.now() + patience;
  let pause = PAUSE;
  for (;;) {
    const outcome = await applyNext(client, url, lockTimeout);
    if (outcome === 'up-to-date') return;
    if (typeof outcome !== 'string') {
      onApplied?.(outcome);
      pause = PAUSE;
      continue;
    }
    if (performance.now() > end) throw new StartupRefusal(STILL_LOCKED);
    if (outcome === 'locked') onLocked?.();
    // Not all processes that wait try again at the same moment.
    await sleep(pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, MAX_PAUSE);
  }
}

/** `busy`: another process migrates. `locked`: a table was in use for longer than the limit, and nothing was changed. */
async function applyNext(
  client: pg.Client,
  url: string,
  lockTimeout: number,
): Promise<Migration | 'up-to-date' | 'busy' | 'locked'> {
  // Read committed, whatever the role's default: what the holder of the lock before has applied is seen.
  await client.query('begin isolation level read committed');
  try {
    // The last query before `createIndexes` has no parameters: the portal of one with some would keep its snapshot until the next.
    // Limits that the role or the pooler sets would end a long migration halfway, each time again.
    await client.query(
      `set local lock_timeout = ${Math.round(lockTimeout)}; set local statement_timeout = 0; set local transaction_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
    );
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as locked', [MIGRATION_LOCK]);
    if (!rows[0].locked) return await ended(client, 'rollback', 'busy');
    const last = await lastApplied(client);
    const next = allMigrations().find(({ writtenAt }) => writtenAt > last);
    if (next === undefined) return await ended(client, 'rollback', 'up-to-date');
    if (last === 0) await createJournal(client);
    const content = contentOf(next);
    if (content.concurrently) await createIndexes(url, content.statements);
    else for (const statement of content.statements) await client.query(statement);
    await recordApplied(client, next, content);
    return await ended(client, 'commit', next);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    if (LOCKED.includes(codeOf(error))) return 'locked';
    throw error;
  }
}

/**
 * Builds indexes while others write, on a connection without a transaction; meanwhile the migrator's own transaction holds the
 * advisory lock, and no snapshot for which PostgreSQL would wait. It waits without limit for the transactions before it. What an
 * interrupted try has left is dropped first. Its settings are those of the session: not through a pooler of transactions.
 */
export async function createIndexes(url: string, statements: readonly string[]): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('set statement_timeout = 0; set transaction_timeout = 0; set lock_timeout = 0');
    for (const statement of statements) {
      const name = /create (?:unique )?index concurrently "?(\w+)"?/i.exec(statement)?.[1];
      if (name === undefined) throw new Error(`not an index that is created concurrently: ${statement}`);
      await client.query(`drop index concurrently if exists "${name}"`);
      await client.query(statement);
    }
  } finally {
    // A pooler of sessions hands the connection on.
    await client.query('reset all').catch(() => {});
    await client.end().catch(() => {});
  }
}

async function ended<Outcome>(
  client: pg.Client,
  how: 'commit' | 'rollback',
  outcome: Outcome,
): Promise<Outcome> {
  await client.query(how);
  return outcome;
}

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/** Lock not available, and deadlock. */
const LOCKED = ['55P03', '40P01'];
const FORBIDDEN = '42501';

const MAY_NOT =
  'O usuário de DATABASE_URL não pode atualizar o banco de dados, ou ver se está atualizado: execute antes "npm run migrate" com o dono ' +
  'do banco, e dê a este usuário os direitos de deploy/app-role.sql.';

const STILL_LOCKED =
  'O banco de dados não pôde ser atualizado: outras transações ocupam as tabelas, ou outro processo ainda o atualiza. Nada ficou pela ' +
  'metade; tente de novo.';

const NEWER_SCHEMA =
  'O banco de dados já foi atualizado por uma versão mais nova do Vitrine, e esta versão não sabe usá-lo: ' +
  'inicie a versão mais nova, ou volte ao banco a cópia de segurança feita antes da atualização.';

const OTHER_HISTORY =
  'O banco de dados foi criado por uma versão de desenvolvimento anterior do Vitrine e não pode ser atualizado para esta: ' +
  'inicie com outra pasta em DATA_DIR, ou com outro banco em DATABASE_URL.';
