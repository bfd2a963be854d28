/** Lines that cost less than a centavo get a notice. Design 4, wire. */
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { noticeText } from '../../contract/cart-notice.wire.ts';
import { aLine, aProduct, units } from '../testing/a-product.ts';
import { tooLittle } from './line-notices.ts';
import { priceCart } from './price-cart.ts';

const cartOf = (normal: number, quantity: number) => {
  const product = aProduct({
    id: 'a',
    name: 'Açafrão',
    offer: { normal: centavos(normal), tiers: [], multiple: ONE },
    increments: { step: units(0.001), minimum: units(0) },
  });
  return priceCart([aLine('a', quantity)], new Map([['a', product]]), { multiplesDisabled: false });
};

test.each([
  [400, 0.001, true],
  [500, 0.001, false],
  [499, 0.001, true],
  [1, 0.499, true],
  [1, 0.5, false],
  [0, 10, true],
])('%i centavos times %d: %s', (normal, quantity, expected) => {
  const notices = tooLittle(cartOf(normal, quantity), { pricedLater: false });
  expect(notices.length > 0).toBe(expected);
});

test('the line stays in the cart, and its sentence says what to do', () => {
  const cart = cartOf(400, 0.001);
  expect(cart.lines).toHaveLength(1);
  expect(tooLittle(cart, { pricedLater: false }).map(noticeText)).toEqual([
    'Açafrão: essa quantidade custa menos de um centavo. Aumente a quantidade.',
  ]);
});

test('where the shop says its prices by a quote, what has no price yet may be asked for, and too little may not', () => {
  expect(tooLittle(cartOf(0, 10), { pricedLater: true })).toEqual([]);
  expect(tooLittle(cartOf(400, 0.001), { pricedLater: true })).toHaveLength(1);
});
