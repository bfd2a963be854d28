import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { Db } from './database.ts';
import { asAnotherProcess } from './nested-use.ts';
import { newId } from './new-id.ts';
import { purgeChangeLog } from './purge-change-log.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

const change = (db: Db) =>
  db.execute(sql`insert into supplier_changes (supplier_id, tx) values (${newId()}, pg_current_xact_id())`);
const left = async () =>
  (await database.current.db.execute(sql`select from supplier_changes where true /* of every supplier_id */`))
    .rows.length;

test('a change is dropped ten minutes after it was first seen', async () => {
  const { db } = database.current;
  await change(db);
  expect(await purgeChangeLog(db, NOW)).toBe(0);
  expect(await purgeChangeLog(db, NOW + 10 * MINUTE)).toBe(0);
  expect(await purgeChangeLog(db, NOW + 11 * MINUTE)).toBe(1);
  expect(await left()).toBe(0);
});

test('one that took long to end is seen when it has ended', async () => {
  const { db } = database.current;
  await database.current.transaction(async (slow) => {
    await change(slow);
    await asAnotherProcess(() => purgeChangeLog(db, NOW));
  });
  expect(await purgeChangeLog(db, NOW + 60 * MINUTE)).toBe(0);
  expect(await left()).toBe(1);
});
