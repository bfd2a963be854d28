import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';
import { offersOf } from './offers-of.ts';
import { aProduct, aShop } from './testing/a-shop.ts';

const database = testDatabase();
let counted: Database;
let asked = 0;
let shop: Context;
const ids: string[] = [];

beforeAll(async () => {
  const made = await aShop(database.current);
  for (let index = 0; index < 60; index++) {
    ids.push(
      await aProduct(made, { name: `Caneta ${index}`, category: `papelaria/c${index % 9}`, stock: 1 }),
    );
  }
  counted = openDatabase(database.url, {
    onQuery: () => {
      asked += 1;
    },
  });
  shop = { ...made, db: counted.db, database: counted };
});
afterAll(() => counted.close());

async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  asked = 0;
  await work();
  return asked;
}

test.each([
  ['a list', (size: number) => ({ pageSize: size })],
  ['a category', (size: number) => ({ pageSize: size, category: 'papelaria' })],
  ['a search', (size: number) => ({ pageSize: size, text: 'caneta' })],
])('%s of 1 and of 60 products asks equally often', async (_, question) => {
  const list = (size: number) =>
    listProducts(shop, { tags: [], sort: 'relevance', page: 1, ...question(size) });
  const [one, many] = [await questionsOf(() => list(1)), await questionsOf(() => list(60))];
  expect(many).toBe(one);
  expect(many).toBeLessThanOrEqual(3);
});

test('offers of 1 and of 60 products are one question each', async () => {
  expect(await questionsOf(() => offersOf(shop, ids.slice(0, 1)))).toBe(1);
  expect(await questionsOf(() => offersOf(shop, ids))).toBe(1);
});

test('a product with its similar ones is three questions', async () => {
  const ask = () => getProduct(shop, { idOrSlug: ids[0] ?? '', withSimilar: true });
  expect(await questionsOf(ask)).toBe(3);
});
