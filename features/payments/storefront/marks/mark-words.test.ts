import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { marksOfKinds, marksOfMethods, shortMarks } from './mark-words.ts';

const method = (kind: PaymentMethod['kind'], more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: kind,
  kind,
  name: kind,
  description: '',
  priceVariance: 0,
  deliveryTypes: ['delivery'],
  ...more,
});
const card = (most: number): PaymentMethod =>
  method('card', {
    card: {
      preAuthorise: false,
      instalments: { most, withoutInterest: most, monthlyInterest: 0, smallestPart: centavos(1_000) },
    },
  });
const words = (marks: ReturnType<typeof marksOfKinds>) => marks.map((mark) => mark.words);

test('a shop’s kinds are named in its order, and one that is not known is left out', () => {
  expect(words(marksOfKinds(['card', 'pix', 'cheque']))).toEqual(['Cartão', 'Pix']);
});

test('a client’s methods are named once each', () => {
  expect(words(marksOfMethods([method('pix'), method('on-account'), method('pix')], undefined))).toEqual([
    'Pix',
    'Faturado',
  ]);
});

test.each([
  [120_00, 'Cartão em até 12x'],
  [25_00, 'Cartão em até 2x'],
  [9_99, 'Cartão'],
])('instalments are those of the amount: %i', (amount, expected) => {
  expect(words(marksOfMethods([card(3), card(12)], centavos(amount)))).toEqual([expected]);
});

test.each([
  [
    ['cash-on-delivery', 'pix', 'card-on-delivery'],
    ['Na entrega', 'Pix'],
  ],
  [
    ['pix', 'card-on-delivery'],
    ['Pix', 'Cartão na entrega'],
  ],
])('in one line %j are %j', (kinds, expected) => {
  expect(words(shortMarks(marksOfKinds(kinds)))).toEqual(expected);
});
