import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, formatMoney } from '#kernel/money.ts';
import { type StatementWords, statementWords } from './awaited-charge.ts';
import { pixTxid } from './charge.ts';

test.each<[string, StatementWords]>([
  ['100012', { orderNumber: 100_012 }],
  [' ped100012 ', { orderNumber: 100_012 }],
  ['100012-1', { orderNumber: 100_012 }],
  ['87,35', { amount: centavos(8_735) }],
  ['R$ 1.087,35', { amount: centavos(108_735) }],
  ['r$87', { amount: centavos(8_700) }],
  ['1087,05', { amount: centavos(108_705) }],
  ['', 'unknown'],
  ['Ana Lima', 'unknown'],
  ['87,3', 'unknown'],
  ['1.08,35', 'unknown'],
  ['100012; drop table', 'unknown'],
  ['9999999999999999999', 'unknown'],
])('%s', (text, words) => {
  expect(statementWords(text)).toEqual(words);
});

test('every amount is found as it is shown, and every order by the identifier of its Pix', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
      expect(statementWords(formatMoney(centavos(amount)))).toEqual({ amount });
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (orderNumber) => {
      expect(statementWords(pixTxid(orderNumber))).toEqual({ orderNumber });
    }),
  );
});
