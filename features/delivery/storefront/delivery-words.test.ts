import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { FeeBasis } from '../domain/delivery-option.ts';
import { basisWords, todayWords } from './delivery-words.ts';

const base = centavos(500);
const byDistance = (includedMetres: number) =>
  ({ kind: 'distance', includedMetres, perKm: centavos(120) }) as const;
const bands = [{ from: 5000, fee: centavos(900) }];

test.each<[string, FeeBasis]>([
  ['R$ 5,00 + R$ 1,20 por km (4,2 km)', { base, rule: byDistance(0), metres: 4_180 }],
  ['R$ 1,20 por km (12 km)', { base: centavos(0), rule: byDistance(0), metres: 12_000 }],
  ['R$ 5,00 até 3 km + R$ 1,20 por km a mais (4 km)', { base, rule: byDistance(3000), metres: 4_000 }],
  ['R$ 5,00 + R$ 1,20 por km', { base, rule: byDistance(0) }],
  ['Taxa pelo peso: 12,4 kg', { base, rule: { kind: 'weight', bands }, grams: 12_380 }],
  ['Taxa conforme o peso', { base, rule: { kind: 'weight', bands } }],
  ['Taxa conforme o valor do pedido', { base, rule: { kind: 'value', bands } }],
])('%s', (words, basis) => {
  expect(basisWords(basis).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  ['Aberta hoje até 18h', { is: 'open', until: 1080 }],
  ['Abre hoje às 8h30', { is: 'opening', at: 510 }],
  ['Fechada hoje', { is: 'closed' }],
] as const)('%s', (words, today) => {
  expect(todayWords(today)).toBe(words);
});
