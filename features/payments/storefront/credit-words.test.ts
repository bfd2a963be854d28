import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { creditWords } from './credit-words.ts';

const credit = { limit: centavos(2_000_000), available: centavos(50_000) };

test.each([
  [undefined, true, 'Crédito disponível R$\u00a0500,00'],
  [50_000, true, 'Crédito disponível R$\u00a0500,00'],
  [50_001, false, 'Crédito disponível R$\u00a0500,00: não cobre os R$\u00a0500,01 deste pedido.'],
])('of a purchase of %s it is said whether it fits: %s', (total, suffices, text) => {
  expect(creditWords(credit, total === undefined ? undefined : centavos(total))).toEqual({ text, suffices });
});
