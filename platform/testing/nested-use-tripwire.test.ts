/** Every test database fails a test that queries the pool inside a transaction. */
import { sql } from 'drizzle-orm';
import { test } from 'vitest';
import { testDatabase } from './test-database.ts';

const database = testDatabase();

test.fails('a test that asks the pool inside of a transaction', async () => {
  const { db } = database.current;
  await database.current.transaction(() => db.execute(sql`select 1`)).catch(() => {});
});

test('a test that asks before, inside by the transaction’s own connection, and after, passes', async () => {
  const { db } = database.current;
  await db.execute(sql`select 1`);
  await database.current.transaction((inside) => inside.execute(sql`select 1`));
  await db.execute(sql`select 1`);
});
