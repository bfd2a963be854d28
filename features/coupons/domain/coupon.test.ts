import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { discountedPrice } from './coupon.ts';

test.each([
  [1_000, 100, 1_000, 900],
  [1_000, 100, 3_000, 300],
  [1_000, 0, 3_000, 333],
  [1_001, 0, 2_000, 501],
  [500, 500, 2_000, 0],
  [1_500, 150, 1_500, 900],
])('a line of %i with %i off and quantity %i: %i each', (total, part, quantity, each) => {
  expect(discountedPrice(centavos(total), centavos(part), thousandths(quantity))).toBe(each);
});
