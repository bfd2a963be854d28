import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { daysWords, methodWords, termsBody, termsValues } from './terms-values.ts';

test('what was agreed goes through the form and back', () => {
  const agreed = { paymentMethodIds: ['a', 'b'], minimumOrder: centavos(50_000), note: 'Sexta', version: 3 };
  expect(termsBody(termsValues(agreed))).toEqual({
    formasPagamento: ['a', 'b'],
    pedidoMinimo: 500,
    observacao: 'Sexta',
  });
  expect(termsBody(termsValues({ note: '', version: 1 }))).toEqual({
    formasPagamento: null,
    pedidoMinimo: null,
    observacao: '',
  });
});

test('who follows the shop again keeps no methods of its own', () => {
  const values = termsValues({ paymentMethodIds: ['a'], note: '', version: 1 });
  expect(termsBody({ ...values, rule: 'shop' }).formasPagamento).toBeNull();
});

test.each([
  [[], ''],
  [[1], 'em 1 dia'],
  [[28], 'em 28 dias'],
  [[28, 35, 42], 'em 28, 35 e 42 dias'],
])('%j: %s', (days, words) => {
  expect(daysWords(days)).toBe(words);
});

test.each([
  ['Boleto 28/35/42', [28, 35, 42], true, 'Boleto 28/35/42'],
  ['Faturado', [28, 35], true, 'Faturado, em 28 e 35 dias'],
  ['Pix', [], false, 'Pix, desligada'],
])('%s with %j is named', (name, days, active, words) => {
  expect(methodWords({ name, days, active })).toBe(words);
});
