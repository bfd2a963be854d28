import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { NONE, ONE, thousandths } from '#kernel/quantity.ts';
import type { EditedProduct } from './product-fields.ts';
import { variantOf } from './variant-of.ts';

const MODEL: EditedProduct = {
  id: '0192f0a0-0000-7000-8000-000000000001',
  slug: 'tinta-branca',
  version: 3,
  archived: false,
  stock: thousandths(5000),
  alerts: 2,
  updatedAt: 0,
  sku: 'TINTA-1',
  name: 'Tinta Branca 3,6 L',
  brand: 'Serra',
  ean: '7891234567895',
  description: 'Acrílica',
  unit: 'UN',
  categoryId: '0192f0a0-0000-7000-8000-000000000002',
  price: centavos(9000),
  wholesale: { minimum: thousandths(10_000), price: centavos(8000) },
  tiers: [{ from: thousandths(20_000), price: centavos(7500) }],
  cost: centavos(5000),
  increments: { step: ONE, minimum: NONE },
  multiple: ONE,
  tags: ['oferta'],
  groupings: ['Cor: Branca'],
  principalSku: '',
  adultMark: false,
  active: true,
  seoTitle: 'Tinta',
  seoDescription: 'Tinta',
};
const own = { sku: 'TINTA-2', name: 'Tinta Branca 18 L', price: centavos(9000), active: true };

test('a variant has its own code, name and price, and no barcode or page title of its model', () => {
  const made = variantOf(MODEL, own);
  expect(made).toMatchObject({
    ok: true,
    value: { ...own, principalSku: 'TINTA-1', ean: '', seoTitle: '', groupings: ['Cor: Branca'] },
  });
});

test.each([
  ['the code is missing', { ...own, sku: '' }, { field: 'sku', problem: 'missing' }],
  ['the name is missing', { ...own, name: '' }, { field: 'name', problem: 'missing' }],
  ['it costs nothing', { ...own, price: centavos(0) }, { field: 'price', problem: 'not-positive' }],
  [
    'nothing tells it apart',
    { ...own, name: 'tinta branca 3,6 l ' },
    { field: 'name', problem: 'not-distinguished' },
  ],
  ['its code is the principal’s', { ...own, sku: 'TINTA-1' }, { field: 'principalSku', problem: 'itself' }],
])('refused where %s', (_, fields, problem) => {
  expect(variantOf(MODEL, fields)).toEqual({ ok: false, refusal: [problem] });
});

test('links are never chained, and prices by quantity belong to one price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('', 'TINTA-0'),
      (price, principalSku) => {
        const made = variantOf({ ...MODEL, principalSku }, { ...own, price: centavos(price) });
        if (!made.ok) throw new Error('refused');
        expect(made.value.principalSku).toBe(principalSku || MODEL.sku);
        const isSame = price === MODEL.price;
        expect([made.value.wholesale, made.value.cost, made.value.tiers]).toEqual(
          isSame ? [MODEL.wholesale, MODEL.cost, MODEL.tiers] : [undefined, undefined, []],
        );
      },
    ),
    {
      examples: [
        [9000, ''],
        [9000, 'TINTA-0'],
      ],
    },
  );
});
