import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, centavos, formatMoney, fromReais, subtract, times, toReais, ZERO } from './money.ts';
import { thousandths } from './quantity.ts';

describe('money is integer centavos inside and reais with two decimals on the wire', () => {
  test('every amount survives the way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (amount) => {
        const wire = JSON.parse(JSON.stringify(toReais(centavos(amount))));
        expect(fromReais(wire)).toBe(amount);
        expect(String(wire)).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%d is no whole number of centavos',
    (value) => {
      expect(() => centavos(value)).toThrow(RangeError);
    },
  );

  test('sums and differences are exact', () => {
    expect(add(centavos(10), centavos(20), centavos(1))).toBe(31);
    expect(add()).toBe(ZERO);
    expect(subtract(centavos(31), centavos(1))).toBe(30);
  });
});

describe('a line total is price × quantity, rounded half up to the centavo', () => {
  test.each([
    { price: 799, quantity: 300, total: 240 },
    { price: 1, quantity: 500, total: 1 },
    { price: 1, quantity: 499, total: 0 },
    { price: 333, quantity: 1500, total: 500 },
    { price: 1990, quantity: 0, total: 0 },
    { price: 890, quantity: 10_000, total: 8900 },
  ])('$price centavos × $quantity thousandths = $total', ({ price, quantity, total }) => {
    expect(times(centavos(price), thousandths(quantity))).toBe(total);
  });

  test('it equals exact integer arithmetic, also where the product passes 2^53', () => {
    const price = fc.integer({ min: 0, max: 10 ** 10 });
    const quantity = fc.integer({ min: 0, max: 900_000_000 });
    fc.assert(
      fc.property(price, quantity, (a, b) => {
        const exact = (BigInt(a) * BigInt(b) * 2n + 1000n) / 2000n;
        expect(BigInt(times(centavos(a), thousandths(b)))).toBe(exact);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('an amount is written as Brazilians write it', () => {
  expect(formatMoney(centavos(123456))).toBe('R$\u00a01.234,56');
});
