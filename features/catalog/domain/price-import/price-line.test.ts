import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { guessMapping, PRICE_SHEET_HEADINGS } from '../sheet-import/guess-mapping.ts';
import type { ColumnMapping } from '../sheet-import/sheet-import.ts';
import { isSamePrice, priceAfter, priceLineOf, productFinder } from './price-line.ts';

const MAPPING: ColumnMapping = ['productId', 'sku', 'ean', 'price', 'wholesalePrice', 'wholesaleMinimum'];

const problems = (cells: readonly string[], mapping = MAPPING): readonly string[] => {
  const read = priceLineOf(cells, mapping);
  return read.ok ? [] : read.refusal.map(({ field, problem }) => `${field} ${problem}`);
};

test.each([
  [['', 'A', '', '1.234,56'], { price: 123_456, named: { field: 'sku', code: 'A' }, wholesale: null }],
  [['', '', '789', '12.9', '0', '0'], { price: 1290, named: { field: 'ean', code: '789' }, wholesale: null }],
  [['id', 'A', '789', 'R$ 1,00'], { named: { field: 'productId', code: 'id' } }],
  [['', 'A', '', '10', '9,5', '2,5'], { wholesale: { price: 950, minimum: 2500 } }],
])('the line %j is read', (cells, expected) => {
  expect(priceLineOf(cells, MAPPING)).toMatchObject({ ok: true, value: expected });
});

test.each([
  [['', '', '', '1,00'], ['productId missing']],
  [['', 'A', '', ''], ['price missing']],
  [['', 'A', '', '0,00'], ['price not-positive']],
  [['', 'A', '', '-1'], ['price not-a-number']],
  [['', 'A', '', '1,999'], ['price not-a-number']],
  [['', 'A', '', '1.234'], ['price ambiguous']],
  [['', 'A', '', '10.000.000,01'], ['price too-large']],
  [['', 'A', '', '1,00', '0,90'], ['wholesaleMinimum without-pair']],
  [['', 'A', '', '1,00', '', '12'], ['wholesalePrice without-pair']],
])('the line %j has the problems %j', (cells, expected) => {
  expect(problems(cells)).toEqual(expected);
});

test('without a column for wholesale, what the table has stays', () => {
  const read = priceLineOf(['A', '2,00'], ['sku', 'price']);
  const wholesale = { price: centavos(150), minimum: thousandths(6000) };
  expect(read.ok && priceAfter(read.value, { normal: centavos(300), wholesale })).toEqual({
    normal: 200,
    wholesale,
  });
});

test('a price equals itself, and no price with another value', () => {
  const prices = fc.record(
    {
      normal: fc.integer({ min: 1, max: 5 }),
      wholesale: fc.record({
        price: fc.integer({ min: 1, max: 3 }),
        minimum: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { requiredKeys: ['normal'] },
  );
  fc.assert(
    fc.property(prices, prices, (one, other) => {
      expect(isSamePrice(one as never, other as never)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

describe('the product of a line', () => {
  const find = productFinder([
    { id: 'one', sku: 'A-1', ean: '789' },
    { id: 'two', sku: 'a-1', ean: null },
    { id: 'three', sku: 'B', ean: '790' },
    { id: 'four', sku: '=C', ean: '790' },
  ]);
  test.each([
    ['sku', 'A-1', 'one'],
    ['sku', 'a-1', 'two'],
    ['sku', 'b', 'three'],
    ['sku', '789', 'one'],
    ['sku', "'=C", 'four'],
    ['ean', '789', 'one'],
    ['productId', 'TWO', 'two'],
    ['ean', '790', 'several-products'],
    ['sku', 'a-2', 'unknown-product'],
    ['ean', 'B', 'unknown-product'],
  ] as const)('%s %s is %s', (field, code, expected) => {
    const found = find({ field, code });
    expect(found.ok ? found.value : found.refusal).toBe(expected);
  });
});

test('a sheet of prices is guessed by its own fields', () => {
  const own = ['sku', 'ean', 'productId', 'price', 'wholesalePrice', 'wholesaleMinimum'];
  const header = [
    'Código',
    'Nome',
    'Preço normal',
    'Preço na tabela',
    'Quantidade mínima',
    'Preço de atacado',
  ];
  expect(guessMapping(header, new Map(), (field) => own.includes(field), PRICE_SHEET_HEADINGS)).toEqual([
    ...['sku', null, null, 'price', 'wholesaleMinimum', 'wholesalePrice'],
  ]);
});
