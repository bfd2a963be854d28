import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { StoreStock } from '../../../domain/stock/store-stock-list.ts';
import { mostFrom, NOWHERE, newTransfer, placesOf, settlingTransfer } from './transfer-values.ts';

const product = (stock: number, a: number, b: number, reserved = 0): StoreStock => ({
  stock: thousandths(stock),
  reserved: thousandths(reserved),
  stores: [
    { id: 'a', name: 'Centro', quantity: thousandths(a) },
    { id: 'b', name: 'Sul', quantity: thousandths(b) },
  ],
});

test('each place says what is there, also less than nothing', () => {
  expect(placesOf(product(4_000, 2_000, 5_000)).map(({ label }) => label)).toEqual([
    'Sem loja (−3)',
    'Centro (2)',
    'Sul (5)',
  ]);
});

test.each([
  [product(9_000, 2_000, 5_000), NOWHERE, 'a'],
  // The goods of open orders are on the shelves.
  [product(4_000, 0, 5_000, 3_000), NOWHERE, 'a'],
  [product(7_000, 2_000, 5_000), 'b', 'a'],
])('a transfer of %j begins from %s to %s', (stock, de, para) => {
  expect(newTransfer(stock)).toEqual({ de, para, quantidade: null, motivo: '' });
});

test('what orders have sold leaves the store that has most', () => {
  expect(settlingTransfer(product(4_000, 2_000, 5_000))).toMatchObject({
    ...{ de: 'b', para: NOWHERE, quantidade: 3_000 },
  });
  expect(settlingTransfer(product(7_000, 2_000, 5_000))).toBeUndefined();
  expect(mostFrom(product(4_000, 2_000, 5_000, 1_000), NOWHERE)).toBe(0);
});
