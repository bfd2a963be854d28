import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { LineProduct } from '../save/change-lines.ts';
import { correctionWords } from './correction-words.ts';

const units = (number: number): Quantity => thousandths(number * 1000);
const product: LineProduct = {
  id: 'a',
  sku: 'a',
  slug: 'a',
  name: 'Parafuso',
  brand: '',
  unit: 'UN',
  ground: 1,
  increments: { step: units(6), minimum: units(12), maximum: units(60) },
  stock: units(48),
  offer: { normal: centavos(100), tiers: [], multiple: ONE },
};

test.each([
  [1, 12, 'Parafuso: o pedido mínimo é de 12\u00a0un. A quantidade ficou em 12\u00a0un.'],
  [20, 18, 'Parafuso: é vendido de 6\u00a0un em 6\u00a0un. A quantidade ficou em 18\u00a0un.'],
  [50, 48, 'Parafuso: só há 48\u00a0un em estoque. A quantidade ficou em 48\u00a0un.'],
])('%i became %i because…', (wanted, allowed, words) => {
  expect(correctionWords(product, units(wanted), units(allowed))).toBe(words);
});

test('more than may be ordered, with enough there', () => {
  const { stock: _, ...untracked } = product;
  expect(correctionWords(untracked, units(99), units(60))).toBe(
    'Parafuso: o limite por pedido é de 60\u00a0un. A quantidade ficou em 60\u00a0un.',
  );
});

test('less there than the smallest order', () => {
  expect(correctionWords({ ...product, stock: units(6) }, units(12), units(0))).toBe(
    'Parafuso: não há o bastante para o pedido mínimo de 12\u00a0un.',
  );
});
