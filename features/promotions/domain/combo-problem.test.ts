import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { comboProblem } from './combo-problem.ts';
import { aCombo } from './testing/a-combo.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ productId: `p${index}`, quantity: ONE }));

test.each([
  ['an ordinary one', {}, undefined],
  ['no address', { slug: '' }, 'no-address'],
  ['an address that is none', { slug: 'Café' }, 'no-address'],
  ['one product', { items: items(1) }, 'too-few-items'],
  ['twenty products', { items: items(20) }, undefined],
  ['twenty-one', { items: items(21) }, 'too-many-items'],
  ['a product twice', { items: [...items(2), ...items(1)] }, 'product-twice'],
  [
    'nothing of a product',
    { items: [...items(1), { productId: 'x', quantity: thousandths(0) }] },
    'item-of-nothing',
  ],
  ['no price', { price: { kind: 'fixed', price: centavos(0) } }, 'price-of-nothing'],
  ['nothing off', { price: { kind: 'percent', basisPoints: 0 } }, 'percent-out-of-range'],
  ['all off', { price: { kind: 'percent', basisPoints: 10_000 } }, 'percent-out-of-range'],
  ['an end at its start', { from: 5, until: 5 }, 'ends-before-it-starts'],
  ['more per order than per client', { mostPerOrder: 3, limitPerClient: 2 }, 'limits-cross'],
  ['more per client than in all', { limitPerClient: 3, limit: 2 }, 'limits-cross'],
  ['more per order than in all', { mostPerOrder: 3, limit: 2 }, 'limits-cross'],
  ['limits that agree', { mostPerOrder: 1, limitPerClient: 2, limit: 2 }, undefined],
] as const)('%s: %s', (_, more, problem) => {
  expect(comboProblem(aCombo(more))).toBe(problem);
});
