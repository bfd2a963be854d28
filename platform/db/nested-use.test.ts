import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { asAnotherProcess } from './nested-use.ts';
import { openDatabase } from './open-database.ts';

const server = testDatabase();
let database: Database;
beforeAll(() => {
  database = openDatabase(server.url, {
    onNestedUse: () => {
      throw new Error('the pool is asked inside of a transaction');
    },
  });
});
afterAll(() => database.close());

const query = () => database.db.execute(sql`select 1`);

test('a query to the pool inside of a transaction is found, also after waiting and from within another call', async () => {
  const inside = { message: 'the pool is asked inside of a transaction' };
  await expect(database.transaction(() => query())).rejects.toMatchObject({ cause: inside });
  const later = database.transaction(async (db) => {
    await db.execute(sql`select 1`);
    await query();
  });
  await expect(later).rejects.toMatchObject({ cause: inside });
  await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toMatchObject(inside);
});

test('nobody else is', async () => {
  let after: (() => Promise<unknown>) | undefined;
  await database.transaction(async (db) => {
    await db.execute(sql`select 1`);
    await asAnotherProcess(query);
    after = query;
  });
  await after?.();
  await query();
});
