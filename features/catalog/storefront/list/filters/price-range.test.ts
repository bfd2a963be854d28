import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { priceRange, priceToField, rangeFault } from './price-range.ts';
import { parsePrice, priceToAddress } from './price-text.ts';

test.each([
  ['12,90', 1290],
  ['R$ 5', 500],
  ['1.234', 123_400],
  ['1.234,5', 123_450],
  ['10.5', 1050],
  ['0', 0],
  ['', undefined],
  ['-3', undefined],
  ['abc', undefined],
  ['1,2,3', undefined],
  ['12,905', undefined],
  ['999999999', undefined],
])('%j is %j centavos', (typed, price) => {
  expect(parsePrice(typed)).toBe(price);
});

test('what an address or a field shows is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (value) => {
      const address = priceToAddress(centavos(value));
      expect(parsePrice(address)).toBe(value);
      expect(parsePrice(priceToField(address))).toBe(value);
    }),
  );
});

test.each([
  [{}, undefined],
  [{ preco_de: '10' }, undefined],
  [{ preco_de: '10', preco_ate: '10,00' }, undefined],
  [{ preco_de: 'dez', preco_ate: '20' }, 'from'],
  [{ preco_ate: '-1' }, 'to'],
  [{ preco_de: '20', preco_ate: '10' }, 'order'],
] as const)('the range %j is refused as %j', (typed, fault) => {
  expect(rangeFault(typed)).toBe(fault);
});

test('a range that makes no sense narrows nothing', () => {
  expect(priceRange({ preco_de: '10' })).toEqual({ from: 1000 });
  expect(priceRange({ preco_de: '20', preco_ate: '10' })).toBeUndefined();
  expect(priceRange({ preco_de: 'dez', preco_ate: '10' })).toBeUndefined();
});
