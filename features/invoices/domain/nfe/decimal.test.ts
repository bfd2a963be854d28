import { expect, test } from 'vitest';
import { formatDecimal, moneyOf } from './decimal.ts';

test.each([
  ['313.92', 2, '313,92'],
  ['4.3600000', 2, '4,36'],
  ['0.0012345000', 2, '0,0012345'],
  ['1234567.5', 2, '1.234.567,50'],
  ['72.0000', 0, '72'],
  ['6', 2, '6,00'],
  ['', 2, ''],
  ['1e9', 2, ''],
  ['-1.00', 2, ''],
])('%s with %i places is written as %s', (decimal, places, expected) => {
  expect(formatDecimal(decimal, places)).toBe(expected);
});

test.each([
  ['313.92', 31_392],
  ['313.9', 31_390],
  ['313', 31_300],
  ['0.10', 10],
  ['1.005', undefined],
  ['99999999999999.99', undefined],
  ['', undefined],
  ['abc', undefined],
])('%s is %s centavos', (decimal, amount) => {
  expect(moneyOf(decimal)).toBe(amount);
});
