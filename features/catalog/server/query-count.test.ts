import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NO_FILTER } from '../domain/filters/product-filter.ts';
import type { ProductQuery } from '../domain/product-query.ts';
import { replaceAdditions } from './additions/additions.store.ts';
import { additionsOfMany } from './additions/additions-of.ts';
import { listFilters } from './filters/list-filters.ts';
import { getProduct } from './products/get-product.ts';
import { listProducts } from './products/list-products.ts';
import { offersOf } from './products/offers-of.ts';
import { aProduct, aShop } from './testing/a-shop.ts';

const database = testDatabase();
let counted: Database;
let queries = 0;
let shop: Context;
const ids: string[] = [];

beforeAll(async () => {
  const made = await aShop(database.current);
  for (let index = 0; index < 60; index++) {
    ids.push(
      await aProduct(made, {
        name: `Caneta ${index}`,
        brand: `Marca ${index}`,
        category: `papelaria/c${index % 9}`,
        stock: 1,
      }),
    );
  }
  counted = openDatabase(database.url, {
    onQuery: () => {
      queries += 1;
    },
  });
  shop = { ...made, db: counted.db, database: counted };
});
afterAll(() => counted.close());

async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  queries = 0;
  await work();
  return queries;
}

test.each([
  ['a list', (size: number) => ({ pageSize: size })],
  ['a category', (size: number) => ({ pageSize: size, category: 'papelaria' })],
  ['a search', (size: number) => ({ pageSize: size, text: 'caneta' })],
])('%s of 1 and of 60 products asks equally often', async (_, question) => {
  const list = (size: number) => listProducts(shop, { sort: 'relevance', page: 1, ...question(size) });
  const [one, many] = [await questionsOf(() => list(1)), await questionsOf(() => list(60))];
  expect(many).toBe(one);
  // One of them reads the policies, which the application caches.
  expect(many).toBeLessThanOrEqual(5);
});

test.each([
  ['a category', { category: 'papelaria/c1' }, { category: 'papelaria' }],
  ['the shop', { filter: { ...NO_FILTER, brands: ['marca-1'] } }, {}],
  ['a search', { text: 'caneta 7' }, { text: 'caneta' }],
])('filters of a small and of the whole of %s ask equally often', async (_, small, whole) => {
  const queriesOfFilters = (question: ProductQuery) => questionsOf(() => listFilters(shop, question));
  const [one, many] = [await queriesOfFilters({ ...whole, ...small }), await queriesOfFilters(whole)];
  // A search with few matches is widened by further queries.
  expect(many).toBeLessThanOrEqual(one);
  expect(many).toBeLessThanOrEqual(5);
});

test('offers of 1 and of 60 products are three questions, one each for the stock and for the policies', async () => {
  expect(await questionsOf(() => offersOf(shop, ids.slice(0, 1)))).toBe(3);
  expect(await questionsOf(() => offersOf(shop, ids))).toBe(3);
});

test('a product with its similar ones is five questions, one each for the stock and the prices of all', async () => {
  const queriesOfFilters = () => getProduct(shop, { idOrSlug: ids[0] ?? '', withSimilar: true });
  expect(await questionsOf(queriesOfFilters)).toBe(5);
});

test('the additions of 2 and of 50 products ask equally often', async () => {
  for (const [index, id] of ids.slice(0, 50).entries())
    await replaceAdditions(shop.db, shop.supplier.id, id, [ids[50 + (index % 10)] ?? '']);
  const queriesOfFilters = (count: number) =>
    questionsOf(() => additionsOfMany(shop, ids.slice(0, count), {}));
  const [few, many] = [await queriesOfFilters(2), await queriesOfFilters(50)];
  expect(many).toBe(few);
  // Additions, their stock and the policies.
  expect(many).toBeLessThanOrEqual(3);
});
