import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { NONE, ONE, thousandths } from '#kernel/quantity.ts';
import type { ImportField } from '../import/import-fields.ts';
import { guessMapping } from '../sheet-import/guess-mapping.ts';
import { type GridProduct, withCells } from './grid-change.ts';
import { readCell } from './grid-text.ts';
import { fieldProblems, type ProductFields } from './product-fields.ts';

const fields: ProductFields = {
  sku: 'A',
  name: 'Arroz',
  brand: '',
  ean: '',
  description: '',
  unit: 'UN',
  categoryId: 'c',
  price: centavos(100),
  tiers: [],
  increments: { step: ONE, minimum: NONE },
  multiple: ONE,
  tags: [],
  groupings: [],
  principalSku: '',
  adultMark: false,
  active: true,
  seoTitle: '',
  seoDescription: '',
};

const tier = (from: number, price: number) => ({ from: thousandths(from), price: centavos(price) });

test.each<[string, Partial<ProductFields>, string[]]>([
  ['a plain product is right', {}, []],
  ['code and name are needed', { sku: '', name: '' }, ['sku missing', 'name missing']],
  ['a barcode has digits', { ean: '789x' }, ['ean not-an-ean']],
  ['a price is more than nothing', { price: centavos(0) }, ['price not-positive']],
  [
    'the maximum reaches the minimum',
    { increments: { step: ONE, minimum: thousandths(2), maximum: thousandths(1) } },
    ['increments below-minimum'],
  ],
  [
    'a maximum of nothing sells nothing: none is left empty',
    { increments: { step: ONE, minimum: thousandths(0), maximum: thousandths(0) } },
    ['increments not-positive'],
  ],
  ['tiers rise', { tiers: [tier(5, 9), tier(5, 8)] }, ['tiers out-of-order']],
  ['a tier is not free', { tiers: [tier(5, 0)] }, ['tiers not-positive']],
  ['a grouping has a name', { groupings: ['Sabor:'] }, ['groupings not-a-grouping']],
  ['nothing is its own principal', { principalSku: 'A' }, ['principalSku itself']],
])('%s', (_, change, problems) => {
  const found = fieldProblems({ ...fields, ...change });
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});

test.each([
  ['price', '12,90', { price: 1290 }],
  ['price', 'R$ 1.234,56', { price: 123_456 }],
  ['price', '0', 'not-positive'],
  ['price', 'doze', 'not-a-number'],
  ['price', '1,234', 'not-a-number'],
  ['cost', '', { cost: 'none' }],
  ['stock', '', { stock: 'untracked' }],
  ['stock', '1,5', { stock: 1500 }],
  ['active', 'Não', { active: false }],
  ['onOffer', 'talvez', 'not-yes-or-no'],
  ['categoryId', 'bebidas > café', { categoryId: 'c1' }],
  ['categoryId', 'outra', 'unknown-category'],
] as const)('the cell %s of "%s" means %o', (field, text, meaning) => {
  const read = readCell(field, text, [{ value: 'c1', label: 'Bebidas › Café' }]);
  expect(read.ok ? read.value : read.refusal).toEqual(meaning);
});

test('a line of the grid changes what it says and nothing else', () => {
  const product: GridProduct = {
    ...{ id: 'p', version: 3, price: centavos(100), cost: undefined, minimum: NONE, maximum: undefined },
    ...{ active: true, categoryId: 'c', tags: ['novo'], stock: ONE },
  };
  const known = { categories: new Set(['c']), costs: false };
  const line = { id: 'p', version: 3, seenStock: ONE };
  expect(withCells(product, { ...line, cells: {} }, known)).toEqual({ ok: true, value: product });
  const all = withCells(product, { ...line, cells: { onOffer: true, stock: 'untracked' } }, known);
  expect(all).toMatchObject({ value: { tags: ['novo', 'oferta'], stock: undefined, price: 100 } });
  const stale = withCells(product, { ...line, version: 2, cells: { price: centavos(1) } }, known);
  expect(stale).toMatchObject({ refusal: { code: 'changed-by-other' } });
  const costly = { ...line, cells: { cost: centavos(50) } };
  expect(withCells(product, costly, known)).toMatchObject({ refusal: { problems: { cost: 'not-allowed' } } });
  expect(withCells(product, costly, { ...known, costs: true })).toMatchObject({ value: { cost: 50 } });
});

test('headings are guessed once each, and the shop’s own choices come first', () => {
  const guess = (header: string[], remembered: [string, ImportField | null][] = []) =>
    guessMapping(header, new Map(remembered));
  expect(guess(['Cód. Produto', 'Descrição', 'Valor Unitário (R$)', 'Qtd.'])).toEqual([
    'sku',
    'description',
    'price',
    'stock',
  ]);
  expect(guess(['preco', 'valor'])).toEqual(['price', null]);
  // A table's price is none of the product's own.
  expect(guess(['Preço tabela', 'Preço'])).toEqual([null, 'price']);
  expect(guess(['preco', 'valor'], [['valor', 'price']])).toEqual([null, 'price']);
  expect(guess(['preco', 'valor'], [['preco', null]])).toEqual([null, 'price']);
});
