import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { splitPrice } from './split-price.ts';

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
])('%i over %j is %j', (total, weights, parts) => {
  expect(splitPrice(centavos(total), weights.map(centavos))).toEqual(parts);
});

const money = fc.integer({ min: 0, max: 9_999_999_999 }).map(centavos);
const weights = fc.array(money, { minLength: 1, maxLength: 20 });

test('the parts add up to the centavo, none is below zero, and each is within a centavo of its share', () => {
  fc.assert(
    fc.property(money, weights, (total, alone) => {
      const parts = splitPrice(total, alone);
      expect(parts).toHaveLength(alone.length);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      const sum = alone.reduce((so, weight) => so + BigInt(weight), 0n);
      for (const [place, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        if (sum === 0n) continue;
        const exact = BigInt(total) * BigInt(alone[place] ?? 0);
        const off = BigInt(part) * sum - exact;
        expect(off < sum && off > -sum).toBe(true);
      }
    }),
  );
});

test('what weighs more never gets less, and of equal ones the first gets the centavo', () => {
  fc.assert(
    fc.property(money, weights, (total, alone) => {
      const parts = splitPrice(total, alone);
      for (const [one, weight] of alone.entries()) {
        for (const [other, another] of alone.entries()) {
          const [mine, theirs] = [parts[one] ?? 0, parts[other] ?? 0];
          if (weight > another) expect(mine).toBeGreaterThanOrEqual(theirs);
          if (weight === another && one < other)
            expect(mine - theirs === 0 || mine - theirs === 1).toBe(true);
        }
      }
    }),
  );
});
