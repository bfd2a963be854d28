import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_RATINGS, signatureOf, sumOfRatings } from './product-rating.ts';

test.each([
  [[], undefined],
  [[[5, 2]], undefined],
  [[[5, 3]], { total: 3, average: 50 }],
  [
    [
      [5, 2],
      [4, 1],
    ],
    { total: 3, average: 47 },
  ],
  [
    [
      [1, 1],
      [2, 1],
      [5, 1],
    ],
    { total: 3, average: 27 },
  ],
  // 4,25 rounds up.
  [
    [
      [5, 1],
      [4, 3],
    ],
    { total: 4, average: 43 },
  ],
] as [number[][], object | undefined][])('the average of %j', (counts, sum) => {
  expect(sumOfRatings(counts.map(([stars = 0, count = 0]) => ({ stars, count })))).toEqual(sum);
});

test('an average lies between the stars that were given, at most half a tenth off', () => {
  const given = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: LEAST_RATINGS, maxLength: 200 });
  fc.assert(
    fc.property(given, (stars) => {
      const sum = sumOfRatings(stars.map((each) => ({ stars: each, count: 1 })));
      const exact = (10 * stars.reduce((all, each) => all + each, 0)) / stars.length;
      expect(sum?.total).toBe(stars.length);
      expect(Math.abs((sum?.average ?? 0) - exact)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test.each([
  ['Ana Souza', 'Ana S.'],
  [' Ana  Maria de souza ', 'Ana S.'],
  ['Ana', 'Ana'],
  ['', ''],
  ['Érica Ávila', 'Érica Á.'],
])('%s signs as %s', (name, signature) => expect(signatureOf(name)).toBe(signature));
