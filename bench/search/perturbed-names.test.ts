import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { perturbedQueries } from './perturbed-names.ts';
import { mistyped, otherNumber, spelledBySound } from './perturbed-words.ts';

const names = [
  'sabonete liquido lavanda',
  'sabao barra neutro',
  'arroz integral churrasco',
  'papel toalha folha dupla',
];
const products = names.flatMap((name, place) =>
  Array.from({ length: 10 }, (_, index) => ({ code: `${place}-${index}`, words: name.split(' ') })),
);

test('queries of every kind have the products of the unchanged words as correct ones', () => {
  const queries = perturbedQueries(products, products, 5, seededRandom(1));
  expect(new Set(queries.map(({ kind }) => kind)).size).toBe(7);
  expect(queries).toHaveLength(35);
  for (const { relevant } of queries) expect(relevant).toHaveLength(10);
  expect(perturbedQueries(products, products, 5, seededRandom(1))).toEqual(queries);
});

test('a mistyped word is another one, at most a letter longer or shorter', () => {
  for (let seed = 1; seed < 200; seed++) {
    const typed = mistyped('sabonete', seededRandom(seed));
    expect(typed).not.toBe('sabonete');
    expect(Math.abs(typed.length - 'sabonete'.length)).toBeLessThanOrEqual(1);
  }
});

test('sounds are written otherwise, where the word has such ones', () => {
  const spellings = Array.from({ length: 50 }, (_, seed) => spelledBySound('queijo', seededRandom(seed)));
  expect(spellings).toEqual(expect.arrayContaining(['kejo', 'quejo']));
  expect(spelledBySound('bata', seededRandom(1))).toBeUndefined();
});

test.each([
  ['sabao', 'saboes'],
  ['saboes', 'sabao'],
  ['pao', 'paes'],
  ['pinceis', 'pincel'],
  ['batom', 'batons'],
  ['arroz', 'arrozes'],
  ['sal', 'sais'],
  ['casa', undefined],
])('%s in the other number is %s', (word, other) => {
  expect(otherNumber(word, seededRandom(1))).toBe(other);
});
