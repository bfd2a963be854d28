import { beforeEach, expect, test, vi } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { dropVisitorCart, readVisitorCart, writeVisitorCart } from './visitor-lines.ts';

const id = '01a1fc5d-1800-706a-bd3b-429c3a9c53e4';
const line = { productId: id, quantity: thousandths(1500), giftWrap: false };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a visitor's cart outlives the page, each shop's apart, without prices", () => {
  const version = writeVisitorCart('a', [{ ...line, seenPrice: 100 as never }], 0);
  expect(readVisitorCart('a')).toEqual({ lines: [line], version });
  expect(readVisitorCart('b')).toEqual({ lines: [], version: 0 });
  expect([...kept.values()].join()).not.toContain('seenPrice');
  dropVisitorCart('a');
  expect(kept.size).toBe(0);
});

test('a window that saw an older cart writes nothing over a newer one, an emptied one neither', () => {
  const first = writeVisitorCart('a', [line], 0) ?? 0;
  const second = writeVisitorCart('a', [], first) ?? 0;
  expect(second).toBeGreaterThan(first);
  expect(writeVisitorCart('a', [line], first)).toBeUndefined();
  expect(writeVisitorCart('a', [line], 0)).toBeUndefined();
  expect(readVisitorCart('a')).toEqual({ lines: [], version: second });
});

test('a cart that was kept before carts had versions is still one', () => {
  kept.set('vitrine-cart-a', `{"version":1,"lines":[{"productId":"${id}","quantity":1500}]}`);
  expect(readVisitorCart('a')).toEqual({ lines: [line], version: 0 });
});

test.each([
  'not json',
  'null',
  '[]',
  '{"version":0,"lines":[]}',
  `{"version":1,"lines":{"productId":"${id}"}}`,
  `{"version":1,"lines":[{"productId":"${id}","quantity":-1}]}`,
  `{"version":1,"lines":[{"productId":"${id}","quantity":1e308}]}`,
  '{"version":1,"lines":[{"productId":"../x","quantity":1000}]}',
  `{"version":1,"lines":[null,1,"x",{"__proto__":{"productId":"${id}"}}]}`,
])('a kept state of another version, or forged, is dropped: %s', (text) => {
  kept.set('vitrine-cart-a', text);
  expect(readVisitorCart('a').lines).toEqual([]);
});

test('a browser that keeps nothing is no reason to fail', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(writeVisitorCart('a', [line], 0)).toBe(0);
  expect(readVisitorCart('a').lines).toEqual([]);
});
