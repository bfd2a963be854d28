import { expect, test } from 'vitest';
import { variantWords } from './variant-words.ts';

const variant = (name: string, ...options: readonly (readonly [kind: string, name: string])[]) => ({
  name,
  options: options.map(([kind, option]) => ({ kind, name: option })),
});

test('variants are named after what they differ in', () => {
  expect(
    variantWords([
      variant('Suco Uva 1 L', ['Sabor', 'Uva'], ['Tamanho', '1 L']),
      variant('Suco Caju 1 L', ['Sabor', 'Caju'], ['Tamanho', '1 L']),
    ]),
  ).toEqual({ title: 'Sabor', labels: ['Uva', 'Caju'] });
  expect(
    variantWords([
      variant('Suco Uva 1 L', ['Sabor', 'Uva'], ['Tamanho', '1 L']),
      variant('Suco Uva 300 ml', ['Sabor', 'Uva'], ['Tamanho', '300 ml']),
      variant('Suco Caju 1 L', ['Sabor', 'Caju'], ['Tamanho', '1 L']),
    ]),
  ).toEqual({ title: 'Sabor e tamanho', labels: ['Uva · 1 L', 'Uva · 300 ml', 'Caju · 1 L'] });
});

test.each([
  ['Tamanho', ['Café Serra 250 g', 'Café Serra 500 g'], ['250 g', '500 g']],
  ['Quantidade na embalagem', ['Coador 103 10 un', 'Coador 103 20 un'], ['10 un', '20 un']],
  ['Tensão', ['Furadeira 127 V', 'Furadeira 220 V'], ['127 V', '220 V']],
  ['Versões', ['Caneta', 'Caneta azul'], ['Caneta', 'azul']],
])('without options, after the words that are their own: %s', (title, names, labels) => {
  expect(variantWords(names.map((name) => variant(name)))).toEqual({ title, labels });
});

test('options that one of them lacks, or that do not tell all apart, name none', () => {
  expect(variantWords([variant('Chá Preto', ['Sabor', 'Preto']), variant('Chá Verde')]).labels).toEqual([
    'Preto',
    'Verde',
  ]);
  expect(
    variantWords([
      variant('Fita azul 10 m', ['Cor', 'Azul']),
      variant('Fita azul 20 m', ['Cor', 'Azul']),
      variant('Fita preta 20 m', ['Cor', 'Preto']),
    ]),
  ).toEqual({ title: 'Versões', labels: ['azul 10 m', 'azul 20 m', 'preta 20 m'] });
});
