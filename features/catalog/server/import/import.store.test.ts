import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { analyzeAfter } from './import.store.ts';

const database = testDatabase();

test('an import refreshes statistics only where it changed a tenth of all products', async () => {
  // Rolled back: other tests plan with these statistics.
  const known = (db: Db) =>
    db
      .execute<{ known: number }>(
        sql`select reltuples::float8 as known from pg_class where relname = 'products'`,
      )
      .then(({ rows }) => rows[0]?.known);
  await expect(
    database.current.transaction(async (db) => {
      await db.execute(sql`update pg_class set reltuples = 1000000 where relname = 'products'`);
      await analyzeAfter(db, 99_999);
      expect(await known(db)).toBe(1_000_000);
      await analyzeAfter(db, 100_000);
      expect(await known(db)).toBeLessThan(1_000_000);
      throw new Error('back');
    }),
  ).rejects.toThrow('back');
});
