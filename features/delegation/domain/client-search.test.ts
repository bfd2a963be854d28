import { expect, test } from 'vitest';
import { clientSearchWords } from './client-search.ts';

test.each([
  ['', []],
  ['  ', []],
  ['Horizonte', ['horizonte']],
  ['São José  dos Campos', ['sao', 'jose', 'dos', 'campos']],
  ['11.222.333/0001-81', ['11.222.333/0001-81']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%j is looked for by %j', (typed, words) => {
  expect(clientSearchWords(typed)).toEqual(words);
});
