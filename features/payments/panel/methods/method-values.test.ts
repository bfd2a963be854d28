import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { MethodDraft } from '../../domain/method-draft.ts';
import { daysIn, draftOf, methodValues, NEW_METHOD } from './method-values.ts';

const boleto = {
  account: { bank: '341', agency: '1248', account: '02124', wallet: '109', accountDigit: '7' },
  beneficiary: { name: 'Loja', document: '11222333000181', address: 'Rua A, 1' },
  instructions: ['Não receber após 30 dias'],
  late: { fine: 200, monthlyInterest: 100 },
  secondCopy: { workingDays: 3, mostDaysLate: 60 },
} as const;

const drafts: readonly MethodDraft[] = [
  { ...NEW_METHOD, name: 'Dinheiro', kind: 'cash-on-delivery', priceVariance: 350 },
  { ...NEW_METHOD, name: 'Pix', priceVariance: -550, pix: { key: 'a@b.com', name: 'Loja', city: 'Recife' } },
  { ...NEW_METHOD, name: 'Pix do provedor', provider: 'mercado-pago', groups: ['Clube'] },
  { ...NEW_METHOD, name: 'Pix Automático', provider: 'sandbox', automaticPix: { retries: true } },
  {
    ...NEW_METHOD,
    name: 'Cartão',
    kind: 'card',
    provider: 'sandbox',
    card: {
      instalments: { most: 12, withoutInterest: 3, monthlyInterest: 199, smallestPart: centavos(500) },
      preAuthorise: true,
    },
  },
  { ...NEW_METHOD, name: 'Boleto', kind: 'boleto', boleto: { ...boleto, workingDays: 2 } },
  { ...NEW_METHOD, name: 'Faturado', kind: 'on-account', onAccount: { days: [30, 60], boleto } },
  { ...NEW_METHOD, name: 'Faturado sem boleto', kind: 'on-account', onAccount: { days: [28] } },
];

test.each(drafts)('what is shown of $name is what is saved again', (draft) => {
  expect(draftOf(methodValues(draft))).toEqual(draft);
});

test.each([
  ['30, 60, 90', [30, 60, 90]],
  ['30/60 e 90 dias', [30, 60, 90]],
  ['', []],
])('due days %j', (text, days) => {
  expect(daysIn(text)).toEqual(days);
});
