import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { centavos } from './money.ts';

test.each([
  [1_000, [500, 500], [500, 500]],
  [1_000, [100, 300], [250, 750]],
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [10, [1, 2], [3, 7]],
  [1, [5, 5], [1, 0]],
  [0, [5, 5], [0, 0]],
  [999, [0, 10], [0, 999]],
  [5, [0, 0], [3, 2]],
  [700, [9_000], [700]],
  [0, [], []],
])('%i over %j is %j', (sum, weights, parts) => {
  expect(allocate(centavos(sum), weights)).toEqual(parts);
});

test.each([
  ['no part', 1, []],
  ['a sum below zero', -1, [1]],
  ['a weight below zero', 1, [2, -1]],
])('%s is a mistake', (_, sum, weights) => {
  expect(() => allocate(centavos(sum), weights)).toThrow(RangeError);
});

const amount = fc.integer({ min: 0, max: 9_999_999_999 });
const sums = amount.map(centavos);
/** Includes few distinct values, so that remainders are often equal. */
const someWeights = fc.oneof(
  fc.array(amount, { minLength: 1, maxLength: 20 }),
  fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 20 }),
);

test('the parts add up to the centavo, none is below zero, and each is within a centavo of its share', () => {
  fc.assert(
    fc.property(sums, someWeights, (sum, weights) => {
      const parts = allocate(sum, weights);
      expect(parts).toHaveLength(weights.length);
      expect(parts.reduce((all, part) => all + part, 0)).toBe(sum);
      const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
      for (const [place, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        if (whole === 0n) continue;
        const off = BigInt(part) * whole - BigInt(sum) * BigInt(weights[place] ?? 0);
        expect(off < whole && off > -whole).toBe(true);
      }
    }),
  );
});

test('what weighs more never gets less, and of equal ones the first gets the centavo', () => {
  fc.assert(
    fc.property(sums, someWeights, (sum, weights) => {
      const parts = allocate(sum, weights);
      for (const [one, weight] of weights.entries()) {
        for (const [other, another] of weights.entries()) {
          const ahead = (parts[one] ?? 0) - (parts[other] ?? 0);
          if (weight > another) expect(ahead).toBeGreaterThanOrEqual(0);
          if (weight === another && one < other) expect([0, 1]).toContain(ahead);
        }
      }
    }),
  );
});
