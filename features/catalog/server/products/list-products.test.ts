import { describe, expect, test } from 'vitest';
import { replaceRedirects } from '#features/suppliers/server/redirects.store.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NO_FILTER } from '../../domain/filters/product-filter.ts';
import type { ProductList, ProductQuery } from '../../domain/product-query.ts';
import { withMove } from '../search/redirects/shown-redirect.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { listProducts } from './list-products.ts';

const database = testDatabase();

const list = async (context: Context, question: ProductQuery = {}): Promise<ProductList> => {
  const result = await listProducts(context, {
    sort: 'relevance',
    page: 1,
    pageSize: 20,
    ...question,
  });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const names = async (context: Context, question: ProductQuery = {}): Promise<string[]> =>
  (await list(context, question)).products.map((product) => product.name);

describe('by category', () => {
  test('a root category lists its whole branch, a leaf only itself, and both return the breadcrumb', async () => {
    const shop = await aShop(database.current);
    await aProduct(shop, { name: 'Banana', category: 'hortifruti/frutas', popularity: 5 });
    await aProduct(shop, { name: 'Alface', category: 'hortifruti/verduras', popularity: 9 });
    await aProduct(shop, { name: 'Sabão', category: 'limpeza/roupas' });
    expect(await names(shop, { category: 'hortifruti' })).toEqual(['Alface', 'Banana']);
    const leaf = await list(shop, { category: 'hortifruti/frutas' });
    expect(leaf.products.map((product) => product.name)).toEqual(['Banana']);
    expect(leaf.breadcrumb.map((crumb) => crumb.path)).toEqual(['hortifruti', 'hortifruti/frutas']);
    const byId = await list(shop, { category: leaf.breadcrumb[0]?.id ?? '' });
    expect(byId.total).toBe(2);
  });

  test('a category of another shop is as unknown as one that never was', async () => {
    const [mine, other] = [await aShop(database.current), await aShop(database.current)];
    await aProduct(other, { category: 'hortifruti' });
    const id = (await list(other, { category: 'hortifruti' })).breadcrumb[0]?.id ?? '';
    for (const category of [id, 'hortifruti', "'; drop table products; --"]) {
      const result = await listProducts(mine, { category, sort: 'name', page: 1, pageSize: 20 });
      expect(result).toEqual({ ok: false, refusal: { code: 'category-not-found' } });
    }
  });

  test('an old address of a category leads to the new one, at its own shop', async () => {
    const [mine, other] = [await aShop(database.current), await aShop(database.current)];
    await aProduct(mine, { category: 'escola' });
    const redirects = [{ from: '/c/volta-às-aulas', to: '/c/escola' }];
    await replaceRedirects(database.current.db, mine.supplier.id, redirects);
    const refusal = async (shop: Context, category: string) =>
      (await withMove(shop, { category }, await listProducts(shop, { category }))) as unknown;
    const moved = { ok: false, refusal: { code: 'category-not-found', facts: { movedTo: '/c/escola' } } };
    for (const category of ['volta-às-aulas', 'volta-%C3%A0s-aulas', 'volta-às-aulas/'])
      expect(await refusal(mine, category)).toEqual(moved);
    for (const [shop, category] of [
      [other, 'volta-às-aulas'],
      [mine, 'volta'],
    ] as const)
      expect(await refusal(shop, category)).toEqual({ ok: false, refusal: { code: 'category-not-found' } });
  });

  test('products that are not sold any more are not listed', async () => {
    const shop = await aShop(database.current);
    await aProduct(shop, { name: 'Antigo', active: false });
    expect(await list(shop)).toMatchObject({ products: [], total: 0, pages: 1 });
  });
});

describe('pages and order', () => {
  test('pages follow each other without gaps or repetitions where products are equally popular', async () => {
    const shop = await aShop(database.current);
    for (let index = 0; index < 25; index++) await aProduct(shop, { name: `Igual ${index}` });
    const pages = await Promise.all([1, 2, 3].map((page) => list(shop, { page, pageSize: 10 })));
    expect(pages.map((page) => page.products.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flatMap((page) => page.products.map(({ id }) => id))).size).toBe(25);
    expect(pages[0]).toMatchObject({ total: 25, pages: 3, page: 1, pageSize: 10 });
    expect((await list(shop, { page: 9, pageSize: 10 })).products).toEqual([]);
  });

  test.each([
    ['relevance', ['B', 'c', 'Á']],
    ['price-ascending', ['c', 'Á', 'B']],
    ['price-descending', ['B', 'Á', 'c']],
    ['name', ['Á', 'B', 'c']],
  ] as const)('%s', async (sort, expected) => {
    const shop = await aShop(database.current);
    await aProduct(shop, { name: 'Á', price: 200, popularity: 1 });
    await aProduct(shop, { name: 'B', price: 300, popularity: 3 });
    await aProduct(shop, { name: 'c', price: 100, popularity: 2 });
    expect(await names(shop, { sort })).toEqual(expected);
  });

  test('only products with all the tags', async () => {
    const shop = await aShop(database.current);
    await aProduct(shop, { name: 'Um', tags: ['organico'] });
    await aProduct(shop, { name: 'Dois', tags: ['organico', 'vegano'] });
    expect(await names(shop, { filter: { ...NO_FILTER, tags: ['organico', 'vegano'] } })).toEqual(['Dois']);
    expect((await list(shop, { filter: { ...NO_FILTER, tags: ['organico'] } })).total).toBe(2);
  });
});

describe('prices', () => {
  test('hidden prices are absent, and the order by price does not betray them', async () => {
    const shop = await aShop(database.current, ['hide-price-for-logged-out-customers']);
    await aProduct(shop, { name: 'Caro', price: 900, popularity: 9 });
    await aProduct(shop, { name: 'Barato', price: 100 });
    const hidden = await list(shop, { sort: 'price-ascending' });
    expect(hidden.products.map(({ name, offer }) => [name, offer])).toEqual([
      ['Caro', undefined],
      ['Barato', undefined],
    ]);
    const shown = await list({ ...shop, actor: aCustomer(false) }, { sort: 'price-ascending' });
    expect(shown.products.map(({ offer }) => offer?.normal)).toEqual([100, 900]);
  });

  test('a product below its smallest order is not available', async () => {
    const shop = await aShop(database.current);
    await aProduct(shop, { stock: 5_000, minimum: 6_000 });
    const [product] = (await list(shop)).products;
    expect(product).toMatchObject({ available: false, stock: 5_000 });
  });
});
