import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { asAnotherProcess } from './nested-use.ts';

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

const ask = () => database.db.execute(sql`select 1`);

test('whoever asks the pool inside of a transaction is found, also after waiting and from within another call', async () => {
  const inside = { message: 'the pool is asked inside of a transaction' };
  await expect(database.transaction(() => ask())).rejects.toMatchObject({ cause: inside });
  const later = database.transaction(async (db) => {
    await db.execute(sql`select 1`);
    await ask();
  });
  await expect(later).rejects.toMatchObject({ cause: inside });
  await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toMatchObject(inside);
});

test('nobody else is', async () => {
  let after: (() => Promise<unknown>) | undefined;
  await database.transaction(async (db) => {
    await db.execute(sql`select 1`);
    await asAnotherProcess(ask);
    after = ask;
  });
  await after?.();
  await ask();
});
