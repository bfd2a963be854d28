import { beforeEach, expect, test, vi } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import { aLine, aProduct, units } from '../../domain/testing/a-product.ts';
import { areFresh, forgetMergeNotices, storeMergeNotices, withMergeNotices } from './merge-notices.ts';

const id = (at: number) => `01a1fc5d-1800-706a-bd3b-429c3a9c53e${at}`;
const [rice, bread] = [id(1), id(2)];
const shelf = new Map([rice, bread].map((each) => [each, aProduct({ id: each, name: each })]));
const cart = (riceUnits = 2) => ({
  ...priceCart([aLine(rice, riceUnits), aLine(bread, 1)], shelf, { multiplesDisabled: false }),
  version: 1,
});
const larger: CartNotice = {
  kind: 'larger-kept',
  productId: bread,
  name: bread,
  from: units(0),
  to: units(1),
};
const dearer = { kind: 'price-changed', productId: rice, name: rice, from: 900, to: 1000 };
const merge = {
  clientId: 'ana',
  seen: [aLine(rice, 2, { seenPrice: centavos(900) })],
  notices: [larger, { ...dearer, from: centavos(1), to: centavos(777) } as CartNotice],
};
let storage: Storage;

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('sessionStorage', storage);
});

test('what a login made of the cart is shown on every page until it was read', () => {
  storeMergeNotices('shop', merge);
  expect(withMergeNotices('shop', 'ana', cart(), 'once').notices).toEqual([dearer, larger]);
  expect(withMergeNotices('shop', 'ana', cart(), 'once').notices).toEqual([dearer, larger]);
  forgetMergeNotices('shop');
  expect(withMergeNotices('shop', 'ana', cart(), 'once').notices).toEqual([]);
});

test('no price of the client is stored', () => {
  storeMergeNotices('shop', merge);
  expect(storage.getItem(storage.key(0) ?? '')).not.toContain('777');
});

test('what is no longer true is not shown, nor the price of another quantity', () => {
  storeMergeNotices('shop', merge);
  expect(withMergeNotices('shop', 'ana', cart(9), 'once').notices).toEqual([larger]);
});

test('what costs another price because it is bought in another way is no change', () => {
  storeMergeNotices('shop', merge);
  const noticesFor = (terms: string) => withMergeNotices('shop', 'ana', cart(), terms).notices;
  expect(noticesFor('once')).toEqual([dearer, larger]);
  expect(noticesFor('every week')).toEqual([larger]);
  expect(noticesFor('once')).toEqual([dearer, larger]);
});

test('nobody else is notified', () => {
  storeMergeNotices('shop', merge);
  expect(withMergeNotices('shop', 'bia', cart(), 'once').notices).toEqual([]);
  expect(withMergeNotices('other', 'ana', cart(), 'once').notices).toEqual([]);
});

test('attention is drawn to it once', () => {
  expect(areFresh('shop')).toBe(false);
  storeMergeNotices('shop', merge);
  expect([areFresh('shop'), areFresh('shop')]).toEqual([true, false]);
});

test.each([
  '{',
  '3',
  '{"clientId":"ana"}',
  '{"clientId":"ana","seen":3,"notices":[]}',
  '{"clientId":"ana","seen":[]}',
])('what is forged counts as nothing: %s', (text) => {
  storage.setItem('vitrine-merged-shop', text);
  expect(withMergeNotices('shop', 'ana', cart(), 'once').notices).toEqual([]);
});

test('what a client’s way of paying does to a price is no change of it', () => {
  const withPayment = (base: number, unit: number) => {
    const whole = cart();
    const lines = whole.lines.map((line) => {
      if (line.product.id !== rice) return line;
      const beforePayment = { unit: centavos(base), total: centavos(2 * base) };
      return { ...line, price: { ...line.price, unit: centavos(unit), beforePayment } };
    });
    return { ...whole, lines };
  };
  storeMergeNotices('shop', { ...merge, notices: [] });
  expect(withMergeNotices('shop', 'ana', withPayment(900, 873), 'pix').notices).toEqual([]);
  expect(withMergeNotices('shop', 'ana', withPayment(1000, 970), 'pix').notices).toEqual([dearer]);
});
