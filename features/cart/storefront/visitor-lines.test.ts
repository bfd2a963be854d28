import { beforeEach, expect, test, vi } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { readVisitorLines, writeVisitorLines } from './visitor-lines.ts';

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
  writeVisitorLines('a', [{ ...line, seenPrice: 100 as never }]);
  expect(readVisitorLines('a')).toEqual([line]);
  expect(readVisitorLines('b')).toEqual([]);
  expect([...kept.values()].join()).not.toContain('100');
  writeVisitorLines('a', []);
  expect(kept.size).toBe(0);
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
  expect(readVisitorLines('a')).toEqual([]);
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
  writeVisitorLines('a', [line]);
  expect(readVisitorLines('a')).toEqual([]);
});
