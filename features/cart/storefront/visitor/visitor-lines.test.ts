import { beforeEach, expect, test, vi } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { dropVisitorCart, readVisitorCart, writeVisitorCart } from './visitor-lines.ts';

const id = '01a1fc5d-1800-706a-bd3b-429c3a9c53e4';
const line = { productId: id, quantity: thousandths(1500), giftWrap: false };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("a visitor's cart outlives the page, each shop's apart, with the price that was seen", () => {
  const seen = { ...line, seenPrice: centavos(100) };
  const version = writeVisitorCart('a', { lines: [seen], terms: 'T' }, 0);
  expect(readVisitorCart('a')).toMatchObject({ lines: [seen], terms: 'T', version });
  expect(readVisitorCart('b')).toMatchObject({ lines: [], terms: '', version: 0 });
  dropVisitorCart('a');
  expect(stored.size).toBe(0);
});

test('a combo comes back as one, and nothing else does', () => {
  const combo = { ...line, combo: true } as const;
  writeVisitorCart('a', { lines: [combo], terms: '' }, 0);
  expect(readVisitorCart('a').lines).toEqual([combo]);
  stored.set('vitrine-cart-a', `{"version":2,"lines":[{"productId":"${id}","quantity":1500,"combo":"x"}]}`);
  expect(readVisitorCart('a').lines).toEqual([line]);
});

test('a window that saw an older cart writes nothing over a newer one, an emptied one neither', () => {
  const first = writeVisitorCart('a', { lines: [line], terms: '' }, 0) ?? 0;
  const second = writeVisitorCart('a', { lines: [], terms: '' }, first) ?? 0;
  expect(second).toBeGreaterThan(first);
  expect(writeVisitorCart('a', { lines: [line], terms: '' }, first)).toBeUndefined();
  expect(writeVisitorCart('a', { lines: [line], terms: '' }, 0)).toBeUndefined();
  expect(readVisitorCart('a')).toMatchObject({ lines: [], terms: '', version: second });
});

test.each(['"12"', '-1', '1.5', 'null'])('a forged price was never seen: %s', (price) => {
  stored.set(
    'vitrine-cart-a',
    `{"version":2,"lines":[{"productId":"${id}","quantity":1500,"seenPrice":${price}}]}`,
  );
  expect(readVisitorCart('a')).toMatchObject({ lines: [line], terms: '', version: 0 });
});

test.each([
  'not json',
  'null',
  '[]',
  `{"version":1,"lines":[{"productId":"${id}","quantity":1500}]}`,
  `{"version":2,"lines":{"productId":"${id}"}}`,
  `{"version":2,"lines":[{"productId":"${id}","quantity":-1}]}`,
  `{"version":2,"lines":[{"productId":"${id}","quantity":1e308}]}`,
  '{"version":2,"lines":[{"productId":"../x","quantity":1000}]}',
  `{"version":2,"lines":[null,1,"x",{"__proto__":{"productId":"${id}"}}]}`,
])('a stored state of another version, or forged, is dropped: %s', (text) => {
  stored.set('vitrine-cart-a', text);
  expect(readVisitorCart('a').lines).toEqual([]);
});

test('a browser without storage is no reason to fail', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(writeVisitorCart('a', { lines: [line], terms: '' }, 0)).toBe(0);
  expect(readVisitorCart('a').lines).toEqual([]);
});
