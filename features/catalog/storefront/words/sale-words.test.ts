import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { orderingWords, saleConditions, shortConditions } from './sale-words.ts';
import { kindTags, tagWords } from './tag-words.ts';
import { amountShort, amountWords } from './unit-words.ts';

const kilo = { unit: 'KG', increments: { step: thousandths(100), minimum: thousandths(300) } };

test('a card shows only what a shopper would not expect', () => {
  expect(shortConditions(kilo)).toBe('mín. 0,3\u00a0kg');
  expect(shortConditions({ unit: 'UN', increments: { step: ONE, minimum: ONE } })).toBeUndefined();
  expect(shortConditions({ unit: 'UN', increments: { step: thousandths(6000), minimum: ONE } })).toBe(
    'de 6\u00a0un em 6\u00a0un',
  );
});

test('the page shows step, minimum, maximum and multiple', () => {
  const offer = { normal: centavos(100), tiers: [], multiple: thousandths(12_000) };
  const increments = { ...kilo.increments, maximum: thousandths(5000) };
  expect(
    saleConditions({ unit: 'CX', increments, offer }).map(({ name, text }) => `${name}: ${text}`),
  ).toEqual([
    'Vendido por: caixa',
    'Quantidade: de 0,1\u00a0cx em 0,1\u00a0cx',
    'Pedido mínimo: 0,3 caixa',
    'Limite por pedido: 5 caixas',
    'Embalagem: cada caixa traz 12 unidades',
  ]);
  expect(
    saleConditions({ unit: 'CX', increments, offer }, 'without-quantities').map(({ name }) => name),
  ).toEqual(['Vendido por', 'Embalagem']);
});

test('beside the button stands how its quantity moves, where that is unusual', () => {
  expect(orderingWords({ unit: 'UN', increments: { step: ONE, minimum: ONE } })).toBeUndefined();
  expect(orderingWords(kilo)).toBe('A partir de 0,3\u00a0kg, de 0,1\u00a0kg em 0,1\u00a0kg.');
  const sixes = { step: thousandths(6000), minimum: thousandths(7000), maximum: thousandths(60_000) };
  expect(orderingWords({ unit: 'UN', increments: sixes })).toBe(
    'A partir de 12 unidades, de 6\u00a0un em 6\u00a0un, até 60 unidades por pedido.',
  );
});

test.each([
  [12_000, 'UN', '12\u00a0un'],
  [1000, 'RL', '1\u00a0rolo'],
  [3000, 'RL', '3\u00a0rolos'],
])('%i thousandths of %s are %s for short', (quantity, unit, words) => {
  expect(amountShort(thousandths(quantity), unit)).toBe(words);
});

test.each([
  [1000, 'DZ', '1 dúzia'],
  [1500, 'KG', '1,5 quilo'],
  [2000, 'PAR', '2 pares'],
  [3000, 'BALDE', '3 balde'],
])('%i thousandths of %s are %s', (quantity, unit, words) => {
  expect(amountWords(thousandths(quantity), unit)).toBe(words);
});

test('a tag that nobody listed is its own word', () => {
  expect(tagWords('linha-pro').label).toBe('Linha pro');
  expect(tagWords('organico').title).toBe('Orgânicos');
});

test('what says how something is sold does not say of what kind it is', () => {
  expect(kindTags(['oferta', 'vegano', 'novidade', 'linha-pro'])).toEqual(['vegano', 'linha-pro']);
});
