import { expect, test } from 'vitest';
import type { ProductCard } from '../../../domain/product.ts';
import type { ProductList } from '../../../domain/product-query.ts';
import { canGrow, firstTogether, joinPages, pagesBetween } from './list-pages.ts';

const product = (id: string) => ({ id }) as ProductCard;
const pageOf = (page: number, ids: readonly string[]): ProductList => ({
  products: ids.map(product),
  total: 5,
  page,
  pageSize: 2,
  pages: 3,
  breadcrumb: [],
  approximate: false,
});
const ids = (list: ProductList | undefined) => list?.products.map(({ id }) => id);

test('pages shown together are one list, that knows its last page', () => {
  const joined = joinPages([pageOf(1, ['a', 'b']), pageOf(2, ['c', 'd'])]);
  expect(ids(joined)).toEqual(['a', 'b', 'c', 'd']);
  expect(joined?.page).toBe(2);
});

test('what moved to the next page meanwhile is shown once', () => {
  expect(ids(joinPages([pageOf(1, ['a', 'b']), pageOf(2, ['b', 'c'])]))).toEqual(['a', 'b', 'c']);
});

test('while a page is on its way, those before it are shown', () => {
  expect(ids(joinPages([pageOf(1, ['a']), undefined, pageOf(3, ['e'])]))).toEqual(['a']);
  expect(joinPages([undefined, pageOf(2, ['c'])])).toBeUndefined();
});

test.each([
  [undefined, 3, 3],
  [1, 3, 1],
  [1, 30, 21],
  [5, 3, 3],
  [-4, 3, 1],
  ['1', 3, 3],
])('an entry that remembers %j shows up to page %i from page %i on', (stored, page, first) => {
  expect(firstTogether(stored, page)).toBe(first);
  expect(pagesBetween(first, page)).toHaveLength(page - first + 1);
});

test('a list grows until its last page, and not without end', () => {
  expect(canGrow(1, { page: 2, pages: 3 })).toBe(true);
  expect(canGrow(1, { page: 3, pages: 3 })).toBe(false);
  expect(canGrow(1, { page: 10, pages: 300 })).toBe(false);
});
