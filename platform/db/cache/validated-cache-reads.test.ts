/** A transaction goes by what is kept only where nothing has changed since. Decision 024. */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { keepDeafly } from '../../testing/deaf-rows.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Db } from '../database.ts';
import { asAnotherProcess } from '../nested-use.ts';
import { newId } from '../new-id.ts';
import { cachedById, cachedQuery } from './cached-query.ts';
import { useValidatedCache } from './validated-cache-reads.ts';

const database = testDatabase();
let shop: string;
let asked: string[];

const word = cachedQuery('word', async (_: Db, supplierId: string, which: string) => {
  asked.push(which);
  return { which, supplierId };
});
const stocked = cachedQuery(
  'stocked',
  async (_: Db, __: string, which: string) => {
    asked.push(which);
    return { which };
  },
  () => true,
);
const each = cachedById('each', async (_: Db, __: string, ids: readonly string[]) => {
  asked.push(ids.join());
  return ids.filter((id) => id !== 'unknown').map((id) => ({ id }));
});

beforeEach(() => {
  keepDeafly(database.current);
  [shop, asked] = [newId(), []];
});

const change = (db: Db, supplierId = shop) =>
  db.execute(
    sql`insert into supplier_changes (supplier_id, tx) values (${supplierId}, pg_current_xact_id())`,
  );

/** What a transaction that goes by what is kept hears, and whether it holds. */
const inside = (work: (db: Db) => Promise<unknown>) =>
  database.current.transaction(async (db) => {
    const reads = useValidatedCache(db, database.current.db, shop);
    try {
      const answer = await work(db);
      return { answer, isValid: await reads.stillValid(), db };
    } finally {
      reads.end();
    }
  });

test('what is kept is not asked again, while nothing has changed', async () => {
  await word(database.current.db, shop, 'a');
  expect(await inside((db) => word(db, shop, 'a'))).toMatchObject({ answer: { which: 'a' }, isValid: true });
  expect(asked).toEqual(['a']);
});

test('a change that nobody heard of is found, and then everything is asked', async () => {
  const { db } = database.current;
  await word(db, shop, 'a');
  await change(db);
  await database.current.transaction(async (transaction) => {
    const reads = useValidatedCache(transaction, db, shop);
    await word(transaction, shop, 'a');
    expect(await reads.stillValid()).toBe(false);
    await word(transaction, shop, 'a');
  });
  expect(asked).toEqual(['a', 'a']);
  // Others of this process do not go by it either.
  await word(db, shop, 'a');
  expect(asked).toEqual(['a', 'a', 'a']);
});

test('so is one that had begun before anything was kept, and ended after it', async () => {
  const { db } = database.current;
  await database.current.transaction(async (slow) => {
    await change(slow);
    await asAnotherProcess(() => word(db, shop, 'a'));
  });
  expect(await inside((transaction) => word(transaction, shop, 'a'))).toMatchObject({ isValid: false });
});

test('what is kept anew after a change holds again', async () => {
  const { db } = database.current;
  await word(db, shop, 'a');
  await change(db);
  await inside(async () => {});
  await word(db, shop, 'a');
  expect(await inside((transaction) => word(transaction, shop, 'a'))).toMatchObject({ isValid: true });
  expect(asked).toEqual(['a', 'a']);
});

test("another supplier's changes are nobody else's, nor are their rows relied on", async () => {
  const { db } = database.current;
  const other = newId();
  await word(db, shop, 'a');
  await word(db, other, 'a');
  await change(db, other);
  expect(await inside((transaction) => word(transaction, other, 'a'))).toMatchObject({ isValid: true });
  expect(asked).toEqual(['a', 'a', 'a']);
});

test('what was not kept is asked in the transaction, and kept for the next', async () => {
  await word(database.current.db, shop, 'a');
  await inside((db) => word(db, shop, 'b'));
  await inside((db) => word(db, shop, 'b'));
  await word(database.current.db, shop, 'b');
  expect(asked).toEqual(['a', 'b']);
});

test('where nothing was kept, there is nothing to go by', async () => {
  expect(await inside((db) => word(db, shop, 'a'))).toMatchObject({ isValid: true });
  await inside((db) => word(db, shop, 'a'));
  expect(asked).toEqual(['a', 'a']);
});

test('what depends on stock is asked each time', async () => {
  await stocked(database.current.db, shop, 'a');
  await word(database.current.db, shop, 'b');
  await inside((db) => stocked(db, shop, 'a'));
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('afterwards the connection goes by nothing', async () => {
  await word(database.current.db, shop, 'a');
  const { db } = await inside(async () => {});
  await word(db, shop, 'a');
  expect(asked).toEqual(['a', 'a']);
});

test('rows by id are kept one by one, and those that are missing asked together', async () => {
  const { db } = database.current;
  expect(await each(db, shop, ['a', 'b', 'unknown'])).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await each(db, shop, ['b', 'c', 'a', 'd'])).toEqual(
    expect.arrayContaining([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }]),
  );
  const { answer } = await inside((transaction) => each(transaction, shop, ['a', 'e']));
  expect(answer).toEqual([{ id: 'a' }, { id: 'e' }]);
  await each(db, shop, ['e', 'a']);
  expect(asked).toEqual(['a,b,unknown', 'c,d', 'e']);
});

test('many at once are not kept: they would push out the others', async () => {
  const many = Array.from({ length: 51 }, (_, index) => `${index}`);
  await each(database.current.db, shop, many);
  await each(database.current.db, shop, many);
  expect(asked).toHaveLength(2);
});
