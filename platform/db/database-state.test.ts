import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';

const server = testDatabase();
let proxy: FaultProxy;
let database: Database;

beforeEach(async () => {
  proxy = await startFaultProxy({ port: Number(new URL(server.url).port) });
  database = openDatabase(proxy.through(server.url));
});
afterEach(async () => {
  await proxy.close();
  await database.close();
});

const run = (text: string) => server.current.db.execute(sql.raw(text));
const inThisDatabase = (words: string) =>
  run(`do $$ begin execute format('alter database %I ${words}', current_database()); end $$`);

test('a database that answers on both kinds of connection is ready', async () => {
  expect(await database.state()).toBe('ready');
  expect(proxy.openConnections).toBe(2);
});

test.each(['stall', 'refuse'] as const)('one that is lost to "%s" is not', async (mode) => {
  expect(await database.state()).toBe('ready');
  await proxy.set(mode);
  await expect(database.state()).rejects.toThrow();
});

test('one that takes no writes says so', async () => {
  await inThisDatabase('set default_transaction_read_only = on');
  expect(await database.state()).toBe('read-only');
  // Open connections keep the old setting: it is read when a connection is made.
  await run(`set default_transaction_read_only = off`);
  await inThisDatabase('reset default_transaction_read_only');
});

test('one whose disk is full says so for half a minute after the last write that it refused', async () => {
  let time = 0;
  const full = openDatabase(server.url, { monotonic: () => time });
  const noRoom = sql.raw(
    `do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
  );
  expect(await full.state()).toBe('ready');
  await expect(full.transaction((db) => db.execute(noRoom))).rejects.toThrow();
  expect(await full.state()).toBe('disk-full');
  time = 30_000;
  expect(await full.state()).toBe('ready');
  await expect(full.db.execute(noRoom)).rejects.toThrow();
  expect(await full.state()).toBe('disk-full');
  // Other failures do not count as a full disk.
  time = 60_000;
  await expect(full.db.execute(sql.raw('select 1 / 0'))).rejects.toThrow();
  expect(await full.state()).toBe('ready');
  await full.close();
});

test('what a newer version has migrated is used as long as it fits this one, and is reported and refused where it does not', async () => {
  await migrate(server.url);
  expect(await database.state()).toBe('ready');
  await run(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  expect(await database.state()).toBe('ready');
  await migrate(server.url);
  await run(`update drizzle.__drizzle_migrations set oldest_build = created_at where hash = 'newer'`);
  expect(await database.state()).toBe('newer-schema');
  await expect(migrate(server.url)).rejects.toThrow(/já foi atualizado por uma versão mais nova/);
  await run(`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  await migrate(server.url);
  expect(await database.state()).toBe('ready');
});

test('one whose migrations began otherwise is refused before anything is changed', async () => {
  const one = async (text: string) => (await run(text)).rows[0];
  const before = await one(
    'select min(created_at) as first, count(*) as count from drizzle.__drizzle_migrations',
  );
  await run(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'former', min(created_at) - 1 from drizzle.__drizzle_migrations`,
  );
  await expect(migrate(server.url)).rejects.toThrow(/versão de desenvolvimento anterior/);
  await run(`delete from drizzle.__drizzle_migrations where hash = 'former'`);
  await migrate(server.url);
  expect(
    await one('select min(created_at) as first, count(*) as count from drizzle.__drizzle_migrations'),
  ).toEqual(before);
});
