import { expect, test } from 'vitest';
import { countCart, countProducts, productsWords } from './count-products.ts';

const product: Line = {};
const combo = (length: number): Line => ({ parts: Array.from({ length }, () => product) });

interface Line {
  readonly parts?: readonly object[];
}

test.each<[string, readonly Line[], string]>([
  ['nothing', [], '0 produtos'],
  ['a product', [product], '1 produto'],
  ['two products', [product, product], '2 produtos'],
  ['a combo of five', [combo(5)], '5 produtos'],
  ['a combo of two beside a product, which may be one of them', [combo(2), product], '3 produtos'],
  ['two combos', [combo(2), combo(3)], '5 produtos'],
])('%s: in an order and in a cart alike', (_, lines, words) => {
  expect(productsWords(countProducts(lines))).toBe(words);
  const cart = lines.map((line) => ({ product: line.parts === undefined ? {} : { combo: line } }));
  expect(productsWords(countCart(cart))).toBe(words);
});
