import { beforeEach, expect, test, vi } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { clientKey, forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import type { CartLine } from '../../domain/cart.ts';
import { unsentStore } from './unsent-store.ts';

const id = '01a1fc5d-1800-706a-bd3b-429c3a9c53e4';
const line: CartLine = { productId: id, quantity: thousandths(1500), giftWrap: true };
const changes = { version: 3, base: [], sent: [], lines: [line] };
let storage: Storage;

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});

test('what one window stores, the next one finds, and no price of it', () => {
  const seen = { ...line, seenPrice: centavos(1234) };
  unsentStore('shop', 'ana', 'first').store({ version: 3, base: [seen], sent: [[seen]], lines: [seen] });
  const [left] = unsentStore('shop', 'ana', 'second').left();
  expect(left).toMatchObject({ version: 3, base: [line], sent: [[line]], lines: [line] });
  expect(storage.getItem(storage.key(0) ?? '')).not.toContain('1234');
});

test('a combo is still one', () => {
  unsentStore('shop', 'ana', 'first').store({ ...changes, lines: [{ ...line, combo: true }] });
  expect(unsentStore('shop', 'ana', 'second').left()[0]?.lines).toEqual([{ ...line, combo: true }]);
});

test('two windows store theirs side by side, and each deletes its own', () => {
  const [first, second] = [unsentStore('shop', 'ana', 'a'), unsentStore('shop', 'ana', 'b')];
  first.store(changes);
  second.store({ ...changes, version: 4 });
  const third = unsentStore('shop', 'ana', 'c');
  expect(third.left().map(({ version }) => version)).toEqual([3, 4]);
  first.drop();
  expect(third.left().map(({ version }) => version)).toEqual([4]);
});

test('what a window adds after its changes were taken over is not forgotten with them', () => {
  const [first, second] = [unsentStore('shop', 'ana', 'a'), unsentStore('shop', 'ana', 'b')];
  first.store(changes);
  const taken = second.left();
  first.store({ ...changes, lines: [{ ...line, quantity: thousandths(9000) }] });
  second.forget(taken);
  expect(second.left()[0]?.lines[0]?.quantity).toBe(9000);
  second.forget(second.left());
  expect(storage.length).toBe(0);
});

test("another client's, or another shop's, is never found, and goes when another client is here", () => {
  unsentStore('shop', 'ana', 'a').store(changes);
  expect(unsentStore('shop', 'bia', 'b').left()).toEqual([]);
  expect(unsentStore('other', 'ana', 'b').left()).toEqual([]);
  forgetOtherClients('ana');
  expect(storage.length).toBe(1);
  forgetOtherClients('bia');
  expect(storage.length).toBe(0);
});

test('nothing of any client outlives a logout; what is no client’s stays', () => {
  storage.setItem('vitrine-cart-shop', 'a visitor’s');
  unsentStore('shop', 'ana', 'a').store(changes);
  unsentStore('shop', 'bia', 'b').store(changes);
  forgetOtherClients();
  expect(storage.length).toBe(1);
});

test.each([
  'not json',
  'null',
  '{"format":0,"version":1,"base":[],"sent":[],"lines":[]}',
  '{"format":2,"version":1,"base":[],"sent":[],"lines":[]}',
  '{"format":1,"version":"1","base":[],"sent":[],"lines":[]}',
  '{"format":1,"version":1,"base":{},"sent":[],"lines":[]}',
  '{"format":1,"version":1,"base":[],"lines":[]}',
  '{"format":1,"version":1,"base":[],"sent":[]}',
])('a state of another format, or forged, is dropped: %s', (text) => {
  storage.setItem(clientKey('ana', 'cart-shop-x'), text);
  expect(unsentStore('shop', 'ana', 'a').left()).toEqual([]);
  expect(storage.length).toBe(0);
});

test('a browser without storage is no reason to fail', () => {
  vi.stubGlobal('localStorage', undefined);
  const store = unsentStore('shop', 'ana', 'a');
  store.store(changes);
  store.drop();
  expect(store.left()).toEqual([]);
});
