import { expect, test } from 'vitest';
import type { ProductCard } from '../../../domain/product.ts';
import { productCountWords, shownWords, totalWords } from './count-words.ts';

test('products are counted as Brazilians write numbers', () => {
  expect([0, 1, 2, 44_043].map(productCountWords)).toEqual([
    '0 produtos',
    '1 produto',
    '2 produtos',
    '44.043 produtos',
  ]);
});

test.each([
  [20, 1, 215, 'Mostrando 20 de 215 produtos'],
  [20, 3, 215, 'Mostrando 41–60 de 215 produtos'],
  [15, 11, 215, 'Mostrando 201–215 de 215 produtos'],
  [7, 1, 7, '7 produtos'],
  [0, 9, 7, '7 produtos'],
])('%i products from page %i on, of %i', (shown, first, total, words) => {
  const products = Array.from({ length: shown }, () => ({}) as ProductCard);
  const list = { products, total, page: first, pageSize: 20, pages: 11, breadcrumb: [], approximate: false };
  expect(shownWords(list, first)).toBe(words);
});

test('above a list its total comes first', () => {
  const list = {
    products: [{} as ProductCard],
    total: 5,
    page: 3,
    pageSize: 2,
    pages: 3,
    breadcrumb: [],
    approximate: false,
  };
  expect(totalWords(list, 3)).toBe('5 produtos · mostrando 5');
  expect(totalWords({ ...list, total: 1 }, 1)).toBe('1 produto');
});
