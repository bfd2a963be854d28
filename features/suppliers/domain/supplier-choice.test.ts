import { expect, test } from 'vitest';
import type { Shop } from './shop.ts';
import { supplierChoice } from './supplier-choice.ts';

const shop = (id: string): Shop => ({
  id,
  slug: id,
  name: id,
  whiteLabel: false,
  tags: [],
  theme: { primary: '', secondary: '', auxiliary: '', text: '' },
  menu: [],
  footer: { legalName: '', cnpj: '', address: '', columns: [] },
});
const market = shop('market');
const deli = shop('deli');

test('no supplier covers the address', () => {
  expect(supplierChoice([], market.id)).toEqual({ kind: 'none' });
});

test('one supplier becomes active and, if different, is redirected to', () => {
  expect(supplierChoice([market], market.id)).toEqual({ kind: 'stay' });
  expect(supplierChoice([deli], market.id)).toEqual({ kind: 'redirect', supplier: deli });
});

test('several suppliers open a chooser, also where the active one is among them', () => {
  expect(supplierChoice([market, deli], market.id)).toEqual({ kind: 'choose', suppliers: [market, deli] });
});
