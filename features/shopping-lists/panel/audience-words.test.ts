import { expect, test } from 'vitest';
import { audienceWords, productWords } from './audience-words.ts';

test.each([
  [[], [], 'Todos os clientes'],
  [['a'], [], '1 cliente'],
  [['a', 'b'], [], '2 clientes'],
  [[], ['ouro'], 'Grupo ouro'],
  [['a', 'b', 'c'], ['ouro', 'prata'], 'Grupos ouro e prata, e 3 clientes'],
])('clients %j and groups %j: %s', (clients, groups, words) => {
  expect(audienceWords({ clients, groups })).toBe(words);
});

test('products are counted', () => {
  expect([0, 1, 2].map(productWords)).toEqual(['0 produtos', '1 produto', '2 produtos']);
});
