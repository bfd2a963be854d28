import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inProject } from '#platform/process/project-folder.ts';
import { withDatabase } from '../../testing/database-server.ts';
import { createIndexes, MIGRATION_LOCK, type MigrateOptions, migrate } from './migrate.ts';
import { allMigrations } from './migrations.ts';

const server = inject('databaseUrl');
const name = `test_${randomUUID().replaceAll('-', '')}`;
const role = `app_${name.slice(5, 17)}`;
const url = withDatabase(server, name);
const owner = new pg.Client({ connectionString: url });

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

beforeAll(async () => {
  await onServer(`create database ${name}`);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await onServer(`drop database ${name} with (force)`);
  await onServer(`drop role if exists ${role}`);
});

const recorded = async (): Promise<readonly number[]> => {
  const { rows } = await owner.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations order by id',
  );
  return rows.map(({ at }) => Number(at));
};
const advisoryLocks = async (): Promise<number> => {
  const { rows } = await owner.query<{ count: string }>(
    `select count(*)::text as count from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = $1)`,
    [name],
  );
  return Number(rows[0]?.count);
};
const waitsForWriters = async (): Promise<boolean> => {
  const { rows } = await owner.query(
    `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and query ~* 'index concurrently'`,
    [name],
  );
  return rows.length > 0;
};

test('while another process migrates nothing is done, and the start is refused after its patience', async () => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  // As the versions before this one did: for the whole session.
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await expect(migrate(url, { patience: 300 })).rejects.toThrow(/não pôde ser atualizado/);
  expect(await advisoryLocks()).toBe(1);
  await other.end();
});

test('what is in use is tried again without waiting in front of others, and two that start at once apply each migration once', async () => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query('create schema drizzle');
  const applied: string[] = [];
  let locked = 0;
  const options: MigrateOptions = {
    lockTimeout: 100,
    onApplied: (migration) => void applied.push(migration.name),
    onLocked: () => {
      locked += 1;
    },
  };
  const both = Promise.all([migrate(url, options), migrate(url, options)]);
  await expect.poll(() => locked, { timeout: 30_000 }).toBeGreaterThan(0);
  await other.query('rollback');
  await other.end();
  await both;
  expect(await recorded()).toEqual(allMigrations().map(({ writtenAt }) => writtenAt));
  expect(applied).toEqual(allMigrations().map((migration) => migration.name));
  expect(await advisoryLocks()).toBe(0);
});

test('an index is created while others write, in place of what an interrupted try has left', async () => {
  const [writer, migrator] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ];
  await Promise.all([writer.connect(), migrator.connect()]);
  await owner.query('create table public.written (id int)');
  await owner.query('create index written_id on public.written (id)');
  // As the migrator's own, beside it.
  await migrator.query('begin');
  await migrator.query(
    `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}), count(*) from drizzle.__drizzle_migrations`,
  );
  await writer.query('begin; insert into public.written values (1)');
  const create = 'CREATE INDEX CONCURRENTLY "written_id" ON "written" USING btree ("id") WHERE id > 0;';
  const created = createIndexes(url, [create]);
  await expect.poll(waitsForWriters, { interval: 10 }).toBe(true);
  await owner.query('insert into public.written values (2)');
  await writer.query('commit');
  await created;
  const { rows } = await owner.query<{ definition: string; valid: boolean }>(
    `select pg_get_indexdef(indexrelid) as definition, indisvalid as valid from pg_index where indexrelid = 'written_id'::regclass`,
  );
  expect(rows).toEqual([{ definition: expect.stringMatching(/WHERE \(id > 0\)/), valid: true }]);
  await expect(createIndexes(url, ['drop table public.written'])).rejects.toThrow(/not an index/);
  await Promise.all([writer.end(), migrator.end()]);
  await owner.query('drop table public.written');
});

test('an up-to-date database is only read: a role that may read and write rows can start on it', async () => {
  await owner.query(`create role ${role} login password 'app'`);
  const grants = readFileSync(inProject('deploy/app-role.sql'), 'utf8').replaceAll('vitrine_app', role);
  await owner.query(grants);
  const address = new URL(url);
  address.username = role;
  address.password = 'app';
  await migrate(address.href);
  expect(await recorded()).toHaveLength(allMigrations().length);

  const restricted = new pg.Client({ connectionString: address.href });
  await restricted.connect();
  await expect(restricted.query('create table public.extra (id int)')).rejects.toThrow(/permission denied/);
  await expect(restricted.query('alter table orders add column extra int')).rejects.toThrow(/must be owner/);
  await restricted.query('insert into platform_settings default values');
  await restricted.end();

  // A later migration's tables are covered, too.
  await owner.query('create table public.later (id int)');
  const later = await owner.query<{ may: boolean }>(
    `select has_table_privilege($1, 'public.later', 'insert') as may`,
    [role],
  );
  expect(later.rows[0]?.may).toBe(true);

  const last = allMigrations().at(-1)?.writtenAt;
  await owner.query('delete from drizzle.__drizzle_migrations where created_at = $1', [last]);
  await expect(migrate(address.href)).rejects.toThrow(/não pode atualizar o banco de dados/);
  expect(await advisoryLocks()).toBe(0);
  await owner.query(`drop owned by ${role}`);
  // Default privileges of the owner that name the role would keep it from being dropped.
  await owner.query(
    `alter default privileges in schema public revoke all on tables from ${role}; alter default privileges in schema public revoke all on sequences from ${role}; alter default privileges in schema drizzle revoke all on tables from ${role}`,
  );
});
