import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { combosOf } from './combos-of.ts';
import { listCombos } from './show-combos.ts';
import { aClient, aCombo } from './testing/a-combo.ts';

const database = testDatabase();
let counted: Database;
let queries = 0;
let shop: Context;
const ids: string[] = [];

beforeAll(async () => {
  const made = await aShop(database.current);
  const audience = { clients: [], groups: ['bares'] };
  for (let index = 0; index < 30; index++) {
    ids.push((await aCombo(made, { limit: 5, ...(index > 20 ? { audience } : {}) })).id);
  }
  counted = openDatabase(database.url, {
    onQuery: () => {
      queries += 1;
    },
  });
  shop = { ...made, actor: await aClient(made), db: counted.db, database: counted };
});
afterAll(() => counted.close());

async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  queries = 0;
  await work();
  return queries;
}

test('a cart of 1 and of 20 combos asks equally often, one without combos not at all', async () => {
  const few = await questionsOf(() => combosOf(shop, ids.slice(0, 1)));
  expect(await questionsOf(() => combosOf(shop, ids.slice(0, 20)))).toBe(few);
  expect(few).toBeLessThanOrEqual(6);
  expect(await questionsOf(() => combosOf(shop, []))).toBe(0);
});

test('a list of 30 combos asks no more than seven times', async () => {
  expect(await questionsOf(() => listCombos(shop, { onlyOfEveryone: false }))).toBeLessThanOrEqual(7);
});
