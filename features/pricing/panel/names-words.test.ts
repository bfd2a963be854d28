import { expect, test } from 'vitest';
import { counted, namesWords } from './names-words.ts';

test.each<[readonly (string | undefined)[], string]>([
  [['Café'], 'Café'],
  [['Café', 'Chá'], 'Café, Chá'],
  [['Café', undefined], 'Café e mais 1 produto'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a, b, c, d, e e mais 2 produtos'],
  [[undefined], '1 produto'],
  [[undefined, undefined], '2 produtos'],
])('%j: %s', (names, words) => expect(namesWords(names, counted('produto', 'produtos'))).toBe(words));
