import { expect, test } from 'vitest';
import { sortOptions } from './sort-options.ts';

const sorts = (...given: Parameters<typeof sortOptions>) => sortOptions(...given).map(({ sort }) => sort);

test('the shop names its orders, and their order', () => {
  const own = [
    { key: 'nome', label: 'De A a Z' },
    { key: 'menor_preco', label: 'Mais barato' },
    { key: 'sorteio', label: 'Sorteio' },
  ];
  expect(sortOptions(own, false)).toEqual([
    { sort: 'name', label: 'De A a Z' },
    { sort: 'price-ascending', label: 'Mais barato' },
  ]);
});

test('a shop that names none offers all', () => {
  expect(sorts([], false)).toEqual(['relevance', 'price-ascending', 'price-descending', 'name']);
});

test('where prices are hidden, nothing is ordered by them', () => {
  expect(sorts([], true)).toEqual(['relevance', 'name']);
  expect(sorts([{ key: 'maior_preco', label: 'Maior preço' }], true)).toEqual([]);
});
