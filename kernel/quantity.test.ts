import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatQuantity, LARGEST_QUANTITY, parseQuantity, thousandths, toNumber } from './quantity.ts';

test.each([
  [1, 1000],
  [0.1 + 0.2, 300],
  [0.0004, 0],
  [0.0005, 1],
  [1.23456, 1235],
  [999_999, LARGEST_QUANTITY],
])('quantity is rounded to 3 decimals: %d is %i thousandths', (value, expected) => {
  expect(parseQuantity(value)).toBe(expected);
});

test.each([-1, -0.001, 1e308, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53 + 1, 1_000_000])(
  '%d is no quantity',
  (value) => {
    expect(parseQuantity(value)).toBeUndefined();
  },
);

test('every quantity survives the way to the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST_QUANTITY }), (value) => {
      expect(parseQuantity(JSON.parse(JSON.stringify(toNumber(thousandths(value)))))).toBe(value);
    }),
  );
});

test.each([-1, 0.5, LARGEST_QUANTITY + 1])('%d thousandths are refused', (value) => {
  expect(() => thousandths(value)).toThrow(RangeError);
});

test('a quantity is written with a comma and no needless zeros', () => {
  expect(formatQuantity(thousandths(1500))).toBe('1,5');
  expect(formatQuantity(thousandths(12_000))).toBe('12');
});
