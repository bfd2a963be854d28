import { describe, expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';
import type { ImportRow } from './import-fields.ts';
import { productFromRow } from './import-row.ts';

describe('numbers of price lists', () => {
  test.each([
    ['12,90', 1290],
    ['12.90', 1290],
    ['12.9', 1290],
    ['12', 1200],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234.567,8', 123_456_780],
    ['1.234.567', 123_456_700],
    ['R$ 12,90', 1290],
    ['R$\u00a01.299,00', 129_900],
    ['0.125', undefined],
    ['12.9000', 1290],
    ['1,234', undefined],
    ['1.234', 'ambiguous'],
    ['12.34.56', undefined],
    ['1.23,45', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['NaN', undefined],
    ['', undefined],
    [',5', undefined],
    ['99999999999999999999', undefined],
  ])('the price %j is %s centavos', (text, expected) => {
    expect(parseDecimal(text, 2)).toBe(expected);
  });

  test.each([
    ['1.5', 1500],
    ['1,250', 1250],
    ['0.001', 1],
    ['1.000', 1000],
    ['0.0005', undefined],
  ])('the quantity %j is %s thousandths', (text, expected) => {
    expect(parseDecimal(text, 3)).toBe(expected);
  });
});

const row: ImportRow = { sku: 'A1', name: 'Arroz', price: '10,00' };
const problems = (fields: ImportRow): string[] => {
  const read = productFromRow({ ...row, ...fields });
  return read.ok ? [] : read.refusal.map(({ field, problem }) => `${field} ${problem}`);
};

test('a short line is an ordinary product', () => {
  expect(productFromRow(row)).toEqual({
    ok: true,
    value: {
      sku: 'A1',
      name: 'Arroz',
      brand: '',
      category: 'Outros',
      subcategory: '',
      price: 1000,
      unit: 'UN',
      description: '',
      pictures: [],
      step: 1000,
      minimum: 0,
      multiple: 1000,
      tags: [],
      segments: [],
      hiddenOn: [],
      groupings: [],
      active: true,
    },
  });
});

test('a full line fills every field', () => {
  const read = productFromRow({
    ...row,
    unit: 'kg',
    ean: '7893500020110',
    stock: '12,5',
    step: '0,5',
    minimum: '1',
    maximum: '20',
    multiple: '6',
    wholesaleMinimum: '12',
    wholesalePrice: '9,5',
    tags: 'organico, vegano|organico',
    picture: 'a,b.png | https://exemplo.com.br/c;d.png|a,b.png|',
    description: ' Grão\u0000longo \n em saco. ',
  });
  expect(read).toMatchObject({
    value: {
      unit: 'KG',
      ean: '7893500020110',
      stock: 12_500,
      step: 500,
      minimum: 1000,
      maximum: 20_000,
      multiple: 6000,
      wholesale: { minimum: 12_000, price: 950 },
      tags: ['organico', 'vegano'],
      pictures: ['a,b.png', 'https://exemplo.com.br/c;d.png'],
      description: 'Grão longo \n em saco.',
    },
  });
});

test.each([
  [{ sku: ' ' }, ['sku missing']],
  [{ name: '' }, ['name missing']],
  [{ price: '' }, ['price missing']],
  [{ price: '0,00' }, ['price not-positive']],
  [{ price: 'grátis' }, ['price not-a-number']],
  [{ price: '1.234' }, ['price ambiguous']],
  [{ price: '999.999.999,00' }, ['price too-large']],
  [{ ean: '78A' }, ['ean not-an-ean']],
  [{ step: '0' }, ['step not-positive']],
  [{ stock: '-3' }, ['stock not-a-number']],
  [{ minimum: '10', maximum: '5' }, ['maximum below-minimum']],
  [{ wholesalePrice: '9,00' }, ['wholesaleMinimum without-pair']],
  [{ wholesaleMinimum: '12' }, ['wholesalePrice without-pair']],
  [{ wholesaleMinimum: '0', wholesalePrice: '0' }, []],
  [{ name: 'Caf\ufffd' }, ['name not-utf8']],
  [{ name: 'x'.repeat(2_001) }, ['name too-long']],
  [{ sku: '', price: 'x' }, ['sku missing', 'price not-a-number']],
])('%o has the problems %j', (fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});

test.each([
  ['', true],
  ['Sim', true],
  ['não', false],
  ['0', false],
])('a product is sold if its line says "%s": %s', (active, sold) => {
  const read = productFromRow({ ...row, active, cost: '7,25' });
  expect(read.ok && [read.value.active, read.value.cost]).toEqual([sold, 725]);
});

test('another word about the sale is refused', () => {
  expect(problems({ active: 'talvez' })).toEqual(['active not-yes-or-no']);
});
