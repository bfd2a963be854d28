import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactUnits } from './exact-units.ts';

test.each([
  [12.9, 2, 1_290],
  [0.01, 2, 1],
  [1.1, 2, 110],
  [1_234_567.89, 2, 123_456_789],
  [0.3, 3, 300],
  [12.905, 2, undefined],
  [0.1 + 0.2, 2, undefined],
  [0.001, 2, undefined],
  [1.0004, 3, undefined],
  [1e308, 2, undefined],
  [Number.NaN, 2, undefined],
  [Number.POSITIVE_INFINITY, 3, undefined],
] as const)('%s with %s decimals: %s', (value, decimals, units) => {
  expect(exactUnits(value, decimals)).toBe(units);
});

test('every price that can be written with two decimals is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(exactUnits(JSON.parse(written), 2)).toBe(cents);
    }),
  );
});
