import { describe, expect, test } from 'vitest';
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
const bakery = shop('bakery');

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

describe('an address that the shop’s tags choose', () => {
  test('keeps the active supplier where it covers the address, no matter who else does', () => {
    expect(supplierChoice([market, deli], market.id, 'automatic')).toEqual({ kind: 'stay' });
  });

  test('opens the chooser where several others do, and leads to the one that is alone', () => {
    const suppliers = [deli, bakery];
    expect(supplierChoice(suppliers, market.id, 'automatic')).toEqual({ kind: 'choose', suppliers });
    expect(supplierChoice([deli], market.id, 'automatic')).toEqual({ kind: 'redirect', supplier: deli });
  });
});

describe('an address that is chosen for an order', () => {
  test('keeps the active supplier where it covers the address, no matter who else does', () => {
    expect(supplierChoice([deli, market], market.id, 'checkout')).toEqual({ kind: 'stay' });
  });

  test('offers the others where the active one does not, and leads nowhere by itself', () => {
    expect(supplierChoice([deli], market.id, 'checkout')).toEqual({ kind: 'choose', suppliers: [deli] });
    expect(supplierChoice([], market.id, 'checkout')).toEqual({ kind: 'none' });
  });
});
