import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { aCoupon } from '../domain/testing/a-coupon.ts';
import { conditionWords, discountWords } from './coupon-words.ts';

test.each([
  [{ kind: 'percent', basisPoints: 1000 } as const, '10% de desconto'],
  [{ kind: 'percent', basisPoints: 1250 } as const, '12,5% de desconto'],
  [{ kind: 'absolute', amount: centavos(2000) } as const, 'R$\u00a020,00 de desconto'],
])('%j reads %s', (discount, words) => expect(discountWords({ discount })).toBe(words));

test.each([
  ['WEB', 'em compras pelo site'],
  ['MANUAL', 'em compras com um atendente'],
] as const)('a coupon of the channel %s says so', (channel, words) =>
  expect(conditionWords(aCoupon({ channel }), 'America/Sao_Paulo')).toBe(words),
);

test('its conditions are one sentence', () => {
  const until = Date.UTC(2026, 11, 1, 3);
  expect(conditionWords(aCoupon(), 'America/Sao_Paulo')).toBe('');
  expect(
    conditionWords(aCoupon({ firstPurchase: true, minimum: centavos(5000), until }), 'America/Sao_Paulo'),
  ).toBe('na primeira compra, em compras a partir de R$\u00a050,00 e até 30/11/2026');
});
