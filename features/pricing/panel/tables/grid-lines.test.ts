import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, toReais } from '#kernel/money.ts';
import { thousandths, toNumber } from '#kernel/quantity.ts';
import type { TablePrice } from '../../domain/offer.ts';
import { cellText, isSamePrice, PRICE_FIELDS, readLine, type TypedCells } from './grid-lines.ts';

const TEA: TablePrice = {
  normal: centavos(1_050),
  wholesale: { price: centavos(900), minimum: thousandths(12_000) },
};

test.each<[string, TablePrice | undefined, TypedCells, unknown]>([
  ['a price', undefined, { price: 'R$ 1.234,5' }, { preco: 1234.5 }],
  ['another price', TEA, { price: '9' }, { preco: 9, precoatacado: 9, minatacado: 12 }],
  ['no price', TEA, { price: ' ' }, { preco: null }],
  ['no wholesale price', TEA, { wholesale: '', minimum: '' }, { preco: 10.5 }],
  ['half a kilo', TEA, { minimum: '0,5' }, { preco: 10.5, precoatacado: 9, minatacado: 0.5 }],
  ['nothing of nothing', undefined, {}, { preco: null }],
])('%s is read', (_, price, typed, line) => {
  expect(readLine(price, typed)).toEqual({ faults: {}, line });
});

test.each<[string, TypedCells, string]>([
  ['a word', { price: 'dez' }, 'price'],
  ['half a centavo', { price: '1,005' }, 'price'],
  ['a price of nothing', { price: '0' }, 'price'],
  ['a price beyond what the server takes', { price: '10000001' }, 'price'],
  ['a wholesale price without its quantity', { minimum: '' }, 'minimum'],
  ['a quantity without its wholesale price', { wholesale: '' }, 'wholesale'],
  ['a wholesale price without any price', { price: '', wholesale: '3' }, 'price'],
])('%s is marked in its cell', (_, typed, field) => {
  const { faults, line } = readLine(TEA, typed);
  expect(line).toBeUndefined();
  expect(Object.keys(faults)).toEqual([field]);
});

test('what a cell shows is read as what it was', () => {
  const price = fc.record({
    normal: fc.integer({ min: 1, max: 1_000_000_000 }).map(centavos),
    wholesale: fc.record({
      price: fc.integer({ min: 1, max: 1_000_000_000 }).map(centavos),
      minimum: fc.integer({ min: 1, max: 999_999_000 }).map(thousandths),
    }),
  });
  fc.assert(
    fc.property(price, (one) => {
      const typed = Object.fromEntries(PRICE_FIELDS.map((field) => [field, cellText(one, field)]));
      expect(readLine(undefined, typed).line).toEqual({
        preco: toReais(one.normal),
        precoatacado: toReais(one.wholesale.price),
        minatacado: toNumber(one.wholesale.minimum),
      });
      expect(isSamePrice(one, { ...one })).toBe(true);
    }),
  );
});
