import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { rankTest } from './rank-test.ts';

const sample = (seed: number, shift: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: 500 }, () => random.next() + shift);
};

test('two samples of the same are no surprise, and shifted ones are', () => {
  expect(rankTest(sample(1, 0), sample(2, 0))).toBeGreaterThan(0.05);
  expect(rankTest(sample(1, 0), sample(2, 0.1))).toBeLessThan(0.001);
  expect(rankTest([1, 1, 1], [1, 1, 1])).toBeCloseTo(1, 6);
});

test('it agrees with the tables: 2, 3, 4 against 6, 7, 8', () => {
  // U = 0 of nine; 0.0495 by the normal distribution without continuity correction.
  expect(rankTest([2, 3, 4], [6, 7, 8])).toBeCloseTo(0.0495, 3);
});
