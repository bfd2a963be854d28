import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { invoicedBy } from './invoiced-by.ts';
import { nfeMismatch } from './nfe-mismatch.ts';

const document = (bare: string) => ({ document: bare }) as never;
const totals = (more: object = {}) =>
  ({
    total: '100.00',
    icmsSubstitute: '',
    povertyFundSubstitute: '',
    singlePhase: { held: { amount: '' } },
    ipi: '',
    importTax: '',
    ...more,
  }) as never;
const sale = { direction: 'out', purpose: 'normal', totals: totals(), lines: [] } as const;
const line = (cfop: string, total: string, more: object = {}) => ({
  cfop,
  total,
  discount: '',
  inTotal: true,
  ...more,
});

const nfe = (issuer: string, recipient: string, more: object = {}) => ({
  ...sale,
  issuer: document(issuer),
  recipient: document(recipient),
  ...more,
});

const SHOP = '11222333000181';
const BRANCH = '11222333000262';
const CPF = '52998224725';
const order = {
  shopDocument: SHOP,
  clientDocument: CPF,
  most: centavos(10_000),
  invoiced: centavos(0),
};

test.each([
  ['of the shop for the client', SHOP, CPF, undefined],
  ['of a branch of the shop', BRANCH, CPF, undefined],
  ['of another company', '45723174000110', CPF, 'nfe-of-other-company'],
  ['of a person', CPF, CPF, 'nfe-of-other-company'],
  ['for another person', SHOP, '11144477735', 'nfe-of-other-client'],
  ['for a company', SHOP, '45723174000110', 'nfe-of-other-client'],
  ['for a company whose CNPJ begins like the CPF', SHOP, '52998224000109', 'nfe-of-other-client'],
  ['for nobody that it tells', SHOP, '', undefined],
])('a document %s', (_, issuer, recipient, expected) => {
  expect(nfeMismatch(nfe(issuer, recipient), order)).toBe(expected);
});

test('a branch of the client may be written to, also of a CNPJ with letters', () => {
  const company = { ...order, clientDocument: '12ABC34501DE35' };
  expect(nfeMismatch(nfe(SHOP, '12ABC345000199'), company)).toBeUndefined();
  expect(nfeMismatch(nfe(SHOP, '12ABD345000199'), company)).toBe('nfe-of-other-client');
});

test('what neither the shop nor the client has entered is no mismatch', () => {
  const silent = { ...order, shopDocument: '', clientDocument: '' };
  expect(nfeMismatch(nfe('45723174000110', '45723174000110'), silent)).toBeUndefined();
});

describe('no more than the order is invoiced', () => {
  test.each([
    ['the rest to the centavo', 0, {}, undefined],
    ['a centavo more', 1, {}, 'nfe-above-order'],
    [
      'taxes on top',
      0,
      { totals: totals({ total: '115.00', ipi: '10.00', icmsSubstitute: '5.00' }) },
      undefined,
    ],
    [
      'more than the taxes on top',
      0,
      { totals: totals({ total: '115.01', ipi: '15.00' }) },
      'nfe-above-order',
    ],
    [
      'a gift, which is no part of the order’s total',
      0,
      { totals: totals({ total: '106.90' }), lines: [line('5102', '100.00'), line('5910', '6.90')] },
      undefined,
    ],
    [
      'a gift, and more than the order',
      0,
      { totals: totals({ total: '106.91' }), lines: [line('5102', '100.01'), line('6910', '6.90')] },
      'nfe-above-order',
    ],
    ['goods taken back', 10_000, { direction: 'in' }, undefined],
    ['a return', 10_000, { purpose: 'return' }, undefined],
    ['a complement', 10_000, { purpose: 'complement' }, undefined],
  ])('%s', (_, invoiced, more, expected) => {
    expect(nfeMismatch(nfe(SHOP, CPF, more), { ...order, invoiced: centavos(invoiced) })).toBe(expected);
  });
});

test.each([
  [{}, 10_000],
  [{ ipi: '1.00', importTax: '2.00', povertyFundSubstitute: '3.00', icmsSubstitute: '4.00' }, 9_000],
  [{ singlePhase: { held: { amount: '5.00' } } }, 9_500],
  [{ ipi: '100.00' }, 0],
  [{ ipi: '1000.00' }, 0],
])('%j on top leaves %i centavos of goods', (taxes, expected) => {
  expect(invoicedBy({ ...sale, totals: totals(taxes) })).toBe(expected);
});

test.each([
  ['a sale', [line('5102', '10.00')], 10_000],
  ['a gift', [line('5910', '10.00')], 9_000],
  ['a gift to another state', [line('6910', '10.00')], 9_000],
  ['several', [line('5910', '10.00'), line('5102', '80.00'), line('5910', '2.50')], 8_750],
  ['a gift that a discount pays in part', [line('5910', '10.00', { discount: '4.00' })], 9_400],
  ['a gift that a discount pays', [line('5910', '10.00', { discount: '10.00' })], 10_000],
  ['a discount above the value', [line('5910', '10.00', { discount: '11.00' })], 10_000],
  ['a gift that the total omits', [line('5910', '10.00', { inTotal: false })], 10_000],
  ['nothing but gifts', [line('5910', '100.00')], 0],
])('%s among its products', (_, lines, expected) => {
  expect(invoicedBy({ ...sale, lines })).toBe(expected);
});
