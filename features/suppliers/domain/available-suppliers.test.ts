import { expect, test } from 'vitest';
import { availableSuppliers } from './available-suppliers.ts';
import type { Shop } from './shop.ts';

const shop = (id: string, whiteLabel: boolean): Shop => ({
  id,
  slug: id,
  name: id,
  whiteLabel,
  tags: [],
  theme: { primary: '', secondary: '', auxiliary: '', text: '' },
  menu: [],
  footer: { legalName: '', cnpj: '', address: '', columns: [] },
});
const own = shop('own', true);
const open = shop('open', false);

test('white-label filters the list to that supplier', () => {
  expect(availableSuppliers([open, own], own)).toEqual([own]);
  expect(availableSuppliers([open], own)).toEqual([]);
});

test('any other supplier leaves the list whole', () => {
  expect(availableSuppliers([open, own], open)).toEqual([open, own]);
  expect(availableSuppliers([open, own])).toEqual([open, own]);
});
