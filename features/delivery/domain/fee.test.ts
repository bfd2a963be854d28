import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, centavos, type Money, ZERO } from '#kernel/money.ts';
import { deliveryFee, missingForFree, reachesMinimum } from './fee.ts';

const terms = { fee: centavos(990), freeFrom: centavos(150_00), minimumOrder: centavos(50_00) };

test.each([
  [undefined, 990],
  [0, 990],
  [149_99, 990],
  [150_00, 0],
  [150_01, 0],
])('with a subtotal of %s centavos the fee is %i', (subtotal, fee) => {
  expect(deliveryFee(terms, subtotal === undefined ? undefined : centavos(subtotal))).toBe(fee);
});

test('an area without a free-delivery value always charges', () => {
  expect(deliveryFee({ fee: terms.fee }, centavos(1_000_000_00))).toBe(990);
});

test.each([
  [undefined, true],
  [49_99, false],
  [50_00, true],
])('with a subtotal of %s the minimum of R$ 50,00 is reached: %s', (subtotal, expected) => {
  expect(reachesMinimum(terms, subtotal === undefined ? undefined : centavos(subtotal))).toBe(expected);
});

test('the hint says how much is missing until delivery is free', () => {
  expect(missingForFree(terms, centavos(149_99))).toBe(1);
  expect(missingForFree(terms, centavos(150_00))).toBeUndefined();
  expect(missingForFree({ fee: ZERO, freeFrom: centavos(100) }, ZERO)).toBeUndefined();
  expect(missingForFree({ fee: centavos(990) }, ZERO)).toBeUndefined();
});

const money = fc.nat(1_000_000).map(centavos);

test('buying what is missing makes delivery free, and buying more never makes it dearer', () => {
  fc.assert(
    fc.property(money, money, money, money, (fee: Money, freeFrom: Money, subtotal: Money, more: Money) => {
      const area = { fee, freeFrom };
      const missing = missingForFree(area, subtotal);
      if (missing !== undefined) expect(deliveryFee(area, add(subtotal, missing))).toBe(0);
      expect(deliveryFee(area, add(subtotal, more))).toBeLessThanOrEqual(deliveryFee(area, subtotal));
    }),
  );
});
