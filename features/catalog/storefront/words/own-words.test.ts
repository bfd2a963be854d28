import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test.each([
  [
    ['Camiseta azul P', 'Camiseta azul M'],
    ['P', 'M'],
  ],
  [
    ['Suco uva 1 L', 'Suco laranja e maçã 1 L'],
    ['uva', 'laranja e maçã'],
  ],
  [
    ['Caneta', 'Caneta azul'],
    ['Caneta', 'azul'],
  ],
  [
    ['Fita 10 m 10 m', 'Fita 10 m'],
    ['10 m', 'Fita 10 m'],
  ],
  [
    [
      'Café Tradicional Serra do Bule 500 g',
      'Café Extraforte Serra do Bule 500 g',
      'Café Tradicional Serra do Bule 250 g',
    ],
    ['Tradicional 500 g', 'Extraforte 500 g', 'Tradicional 250 g'],
  ],
  [
    ['Lápis', 'Régua'],
    ['Lápis', 'Régua'],
  ],
])('%j are distinguished by %j', (names, words) => expect(ownWords(names)).toEqual(words));
