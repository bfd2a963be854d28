import { describe, expect, test } from 'vitest';
import { reachableQuantity } from '#features/pricing/domain/increments.ts';
import { pageCount } from '#kernel/page.ts';
import { thousandths } from '#kernel/quantity.ts';
import { slugify } from '#kernel/slugify.ts';
import { breadcrumb, type CategoryNode, findByPath } from './category.ts';
import { isAvailable } from './product.ts';
import { PRODUCT_SORTS, sortWithoutPrices } from './product-query.ts';
import { searchTerms } from './search/search-terms.ts';
import { MAX_SEARCH_LENGTH, searchText } from './search/search-text.ts';

describe('search text', () => {
  test.each([
    ['pão & café', 'pão café'],
    ['P&G', 'P G'],
    ['  muito   espaço ', 'muito espaço'],
    ['nul\u0000o', 'nul o'],
    ['&&&', ''],
  ])('%j is searched as %j', (typed, expected) => {
    expect(searchText(typed)).toBe(expected);
  });

  test('has a bounded length', () => {
    expect(searchText('x'.repeat(5_000))).toHaveLength(MAX_SEARCH_LENGTH);
  });

  test('is cut into runs of letters and runs of digits', () => {
    expect(searchTerms('ÁGUA 500ML C/Gás').map((term) => term.text)).toEqual([
      'agua',
      '500',
      'ml',
      'c',
      'gas',
    ]);
  });

  test('words of three letters and the last word may be the beginning of one', () => {
    expect(searchTerms('um refri 12').map((term) => term.beginning)).toEqual([false, true, true]);
    expect(searchTerms('12 refri x').map((term) => term.beginning)).toEqual([false, true, false]);
  });
});

describe('slugs', () => {
  test.each([
    ['Maçã Fuji 1,5 kg', 'maca-fuji-1-5-kg'],
    ['  --Pão & Cia.-- ', 'pao-cia'],
    ['ÇÃÕÉ', 'caoe'],
    ['日本', ''],
    [`${'ab '.repeat(60)}`, `${'ab-'.repeat(26)}ab`],
  ])('%j becomes %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe('categories', () => {
  const leaf: CategoryNode = { id: '2', slug: 'frutas', name: 'Frutas', path: 'horti/frutas', children: [] };
  const root: CategoryNode = { id: '1', slug: 'horti', name: 'Horti', path: 'horti', children: [leaf] };

  test('are found by path, with the way there', () => {
    expect(findByPath([root], 'horti/frutas')).toBe(leaf);
    expect(breadcrumb([root], 'horti/frutas')).toEqual([root, leaf]);
    expect(breadcrumb([root], 'horti')).toEqual([root]);
    expect(findByPath([root], 'frutas')).toBeUndefined();
  });
});

describe('quantities that can be ordered', () => {
  const increments = { step: thousandths(500), minimum: thousandths(1_200) };

  test.each([
    [0, 1_500],
    [1_501, 2_000],
    [2_000, 2_000],
  ])('%i reaches %i', (wanted, reached) => {
    expect(reachableQuantity(increments, thousandths(wanted))).toBe(reached);
  });

  test('a product whose stock does not reach the smallest order is not available', () => {
    expect(isAvailable(true, thousandths(1_499), increments)).toBe(false);
    expect(isAvailable(true, thousandths(1_500), increments)).toBe(true);
    expect(isAvailable(true, undefined, increments)).toBe(true);
    expect(isAvailable(false, undefined, increments)).toBe(false);
    expect(isAvailable(true, undefined, { ...increments, maximum: thousandths(1_000) })).toBe(false);
  });
});

test('an empty list has one page, and a last page may be short', () => {
  expect([0, 20, 21].map((total) => pageCount(total, 20))).toEqual([1, 1, 2]);
});

test('without visible prices no sort order reveals them', () => {
  expect(PRODUCT_SORTS.map(sortWithoutPrices)).toEqual(['relevance', 'relevance', 'relevance', 'name']);
});
