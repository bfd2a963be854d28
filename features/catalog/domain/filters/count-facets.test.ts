import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { countFacets } from './count-facets.ts';
import { type FacetGoods, facetColumn } from './facet-goods.ts';
import { MAX_VALUES } from './facets.ts';
import { NO_FILTER, type ProductFilter } from './product-filter.ts';

const goodsOf = (
  rows: readonly { brand: string; tags: string; groupings: string; price: number }[],
): FacetGoods => {
  const split = (text: string) => (text === '' ? [] : text.split(' '));
  return {
    brands: facetColumn(
      rows.map(({ brand }) => brand),
      (key) => key,
    ),
    tags: facetColumn(
      rows.map(({ tags }) => tags),
      split,
    ),
    groupings: facetColumn(
      rows.map(({ groupings }) => groupings),
      split,
    ),
    principals: facetColumn(
      rows.map(() => ''),
      (id) => id,
    ),
    prices: rows.map(({ price }) => price),
    canBeBought: rows.map(() => true),
  };
};
const goods = goodsOf([
  { brand: 'a', tags: 'novo', groupings: 'sabor:uva tamanho:1', price: 100 },
  { brand: 'b', tags: 'novo oferta', groupings: 'sabor:lima tamanho:1', price: 200 },
  { brand: 'b', tags: '', groupings: 'sabor:uva tamanho:2', price: 300 },
  { brand: '', tags: 'oferta', groupings: '', price: 400 },
]);
const counted = (filter: Partial<ProductFilter>, facet: string): Record<string, number> =>
  Object.fromEntries(
    countFacets(goods, { ...NO_FILTER, ...filter })
      .counts.filter((row) => row.facet === facet)
      .map(({ key, count }) => [key, count]),
  );

test('a facet leaves its own choice out and respects the others', () => {
  expect(counted({}, 'brand')).toEqual({ a: 1, b: 2 });
  expect(counted({ brands: ['a'] }, 'brand')).toEqual({ a: 1, b: 2 });
  expect(counted({ brands: ['a'] }, 'grouping')).toEqual({ 'sabor:uva': 1, 'tamanho:1': 1 });
  expect(counted({ price: { from: centavos(200) } }, 'brand')).toEqual({ b: 2 });
});

test('a product must carry every chosen tag, in each facet', () => {
  expect(counted({ tags: ['novo'] }, 'tag')).toEqual({ novo: 2, oferta: 1 });
  expect(counted({ tags: ['novo', 'oferta'] }, 'brand')).toEqual({ b: 1 });
});

test('of each chosen kind of groupings only that kind leaves its choice out', () => {
  expect(counted({ groupings: ['sabor:uva', 'tamanho:1'] }, 'grouping')).toEqual({
    'sabor:uva': 1,
    'sabor:lima': 1,
    'tamanho:1': 1,
    'tamanho:2': 1,
  });
});

test('who misses two choices is in no count and no sum', () => {
  const { counts, sums } = countFacets(goods, { ...NO_FILTER, brands: ['x'], price: { to: centavos(50) } });
  expect(counts).toEqual([]);
  expect(sums).toEqual([]);
});

test('of many values the most frequent are listed, and the chosen one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (chosen) => {
      const many = goodsOf(
        Array.from({ length: 600 }, (_, index) => ({
          brand: `m${index < 300 ? index : index % MAX_VALUES}`,
          tags: '',
          groupings: '',
          price: 1,
        })),
      );
      const { counts } = countFacets(many, { ...NO_FILTER, brands: [`m${chosen}`] });
      const frequent = counts.filter(({ count }) => count > 1);
      expect(frequent).toHaveLength(MAX_VALUES);
      expect(counts.some(({ key }) => key === `m${chosen}`)).toBe(chosen < 300);
    }),
  );
});
