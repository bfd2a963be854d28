import { expect, test } from 'vitest';
import { productWords, relevantBy } from './relevance-rule.ts';

const products = productWords([
  { sku: 'a', name: 'Pão de Queijo 500g', brand: 'Yoki' },
  { sku: 'b', name: 'PAO QUEIJO CX', brand: '' },
  { sku: 'c', name: 'Queijo e pão', brand: '' },
  { sku: 'd', name: 'Suporte para TV 32', brand: '' },
  { sku: 'e', name: 'TV 32"', brand: '' },
]);

test.each([
  ['pao & queijo', ['a', 'b', 'c']],
  ['pao de queijo|pao queijo', ['a', 'b']],
  ['queij*', ['a', 'b', 'c']],
  ['queijo & yoki', ['a']],
  ['500 g', ['a']],
  ['tv & 32 -! suporte|painel', ['e']],
  ['bolo', []],
])('%s', (rule, codes) => {
  expect(relevantBy(rule, products)).toEqual(codes);
});
