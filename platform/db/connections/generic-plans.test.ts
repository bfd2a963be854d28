import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

test('generic plans hold for the transactions of their own pool alone', async () => {
  const modes = sql`select current_setting('plan_cache_mode') || ', ' || current_setting('enable_seqscan') as mode`;
  const inside = await database.current.transaction((db) => db.execute<{ mode: string }>(modes), {
    genericPlans: true,
  });
  expect(inside.rows[0]?.mode).toBe('force_generic_plan, off');
  const after = await Promise.all(
    Array.from({ length: 10 }, () => database.current.db.execute<{ mode: string }>(modes)),
  );
  expect(new Set(after.map(({ rows }) => rows[0]?.mode))).toEqual(new Set(['auto, on']));
});

test('what has a generic plan goes by key, also in a table that seems to be empty', async () => {
  const { current } = database;
  await current.db.execute(sql`create table emptied (n int primary key)`);
  await current.db.execute(sql`analyze emptied`);
  const explained = sql`explain select n from emptied where n = 1`;
  const plan = await current.transaction((db) => db.execute(explained), { genericPlans: true });
  expect(JSON.stringify(plan.rows)).toMatch(/Index.* Scan/);
});
