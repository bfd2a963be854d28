import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { reportSample, sampleQueries } from './sampled-products.ts';

const names = [
  { code: 'a', words: ['sabonete', 'de', 'lavanda', 'dove', '90', 'gramas'] },
  { code: 'b', words: ['sabonete', 'liquido', 'dove', '250', 'ml'] },
  { code: 'c', words: ['250', 'ml'] },
];

test('the rarest words of a name are sampled, without units, numbers and stop words', () => {
  const sampled = sampleQueries(names, 2, seededRandom(1));
  expect(sampled.map(({ code }) => code).toSorted()).toEqual(['a', 'b']);
  const words = sampled.find(({ code }) => code === 'a')?.words ?? [];
  expect(words).toContain('lavanda');
  expect(['dove', 'lavanda', 'sabonete']).toEqual(expect.arrayContaining([...words]));
  expect(sampleQueries(names, 2, seededRandom(1))).toEqual(sampled);
});

test('a product is found, or hidden by its equals, or missed', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ code: `m${index}`, words: ['vela', 'azul'] }));
  const query = { code: 'm19', words: ['vela', 'azul'] };
  const codes = many.slice(0, 10).map(({ code }) => code);
  expect(
    reportSample(
      [
        { query, codes: ['m19'] },
        { query, codes },
        { query, codes: [] },
      ],
      many,
    ),
  ).toEqual({ sampled: 3, found: 1, equals: 1, attainable: 1.5 });
});
