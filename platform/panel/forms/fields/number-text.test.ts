import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitsOf, unitsText } from './number-text.ts';

const money = { places: 2, fixed: true } as const;

test.each([
  ['1.234,56', 123_456],
  ['1234,56', 123_456],
  ['1234.56', 123_456],
  ['1.234', 123_400],
  ['1.234.567', 123_456_700],
  ['1.5', 150],
  ['R$ 20', 2000],
  ['  ', null],
  ['', null],
  ['0,001', Number.NaN],
  ['-1', Number.NaN],
  ['vinte', Number.NaN],
  ['1,2,3', Number.NaN],
])('%s is %s centavos', (text, units) => expect(unitsOf(text, money)).toBe(units));

test.each([
  ['0,125', { places: 3 }, 125],
  ['12,5 %', { places: 2 }, 1250],
  ['1.000', { places: 0 }, 1000],
  ['1,5', { places: 0 }, Number.NaN],
  ['-3', { places: 0, negative: true }, -3],
] as const)('%s with %o', (text, kind, units) => expect(unitsOf(text, kind)).toBe(units));

test('what is shown reads back as the same number', () => {
  const kinds = fc.constantFrom(
    { places: 2, fixed: true },
    { places: 2 },
    { places: 3 },
    { places: 0 },
  ) as fc.Arbitrary<Parameters<typeof unitsOf>[1]>;
  fc.assert(
    fc.property(kinds, fc.integer({ min: 0, max: 9_999_999_999 }), (kind, units) => {
      expect(unitsOf(unitsText(units, kind), kind)).toBe(units);
    }),
  );
});
