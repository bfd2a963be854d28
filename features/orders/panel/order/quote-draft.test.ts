import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import {
  amountOf,
  amountText,
  draftIn,
  pricesOf,
  type QuoteDraft,
  quoteDraftToWire,
  valuesOf,
} from './quote-draft.ts';

test.each([
  ['20,50', 2050],
  ['1.250,5', 125050],
  ['1250.5', 125050],
  ['0', 0],
  ['0,001', undefined],
  ['vinte', undefined],
  ['', undefined],
  ['-1', undefined],
])('%s is %s centavos', (text, amount) => expect(amountOf(text)).toBe(amount));

test('an amount reads back as it was written', () => {
  for (const amount of [0, 5, 100, 123_456_789]) expect(amountOf(amountText(centavos(amount)))).toBe(amount);
});

const draft: QuoteDraft = {
  prices: { a: '10', b: '0,99' },
  deliveryFee: '5',
  discount: '1,00',
  message: ' Até sexta. ',
  days: '7',
};

test('nothing is sent while a field holds no amount', () => {
  expect(pricesOf({ ...draft, prices: { a: 'x' } })).toBeUndefined();
  expect(pricesOf({ ...draft, discount: '' })).toBeUndefined();
});

test('amounts are sent in reais, and a discount only where it was changed', () => {
  const prices = pricesOf(draft);
  if (prices === undefined) throw new Error('no prices');
  expect(quoteDraftToWire(prices, draft, { before: centavos(0), seen: 2 })).toEqual({
    itens: [
      { id: 'a', precoatendente: 10 },
      { id: 'b', precoatendente: 0.99 },
    ],
    taxaentrega: 5,
    desconto: 1,
    mensagem: 'Até sexta.',
    validade: 7,
    versao: 2,
  });
  expect(quoteDraftToWire(prices, draft, { before: centavos(100), seen: 0 })).not.toHaveProperty('desconto');
});

test('the fields of the form are the draft, each price on its own', () => {
  expect(valuesOf(draft)).toMatchObject({ 'price-a': '10', 'price-b': '0,99', message: ' Até sexta. ' });
  expect(draftIn(valuesOf(draft))).toEqual(draft);
});
