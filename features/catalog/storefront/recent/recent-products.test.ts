import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_RECENT, recentProducts, rememberProduct } from './recent-products.ts';

const stored = new Map<string, string>();
let cookie: string;

beforeEach(() => {
  stored.clear();
  cookie = 'consent=1111';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const ID = '01a1fc5d-1800-706a-bd3b-429c3a9c53e1';

const see = (slug: string): void =>
  rememberProduct('shop', { id: ID, slug, name: slug.toUpperCase(), ground: 1 });
const seen = (): string[] => recentProducts('shop').map(({ slug }) => slug);

test('the last one seen comes first, and each only once', () => {
  for (const slug of ['a', 'b', 'a', 'c']) see(slug);
  expect(seen()).toEqual(['c', 'a', 'b']);
  expect(recentProducts('other')).toEqual([]);
});

test('only the latest are stored', () => {
  for (let each = 0; each < MAX_RECENT + 3; each += 1) see(`p-${each}`);
  expect(seen()).toHaveLength(MAX_RECENT);
  expect(seen()).not.toContain('p-0');
});

test('a product’s id is stored for its row’s events; one that was stored without stays', () => {
  stored.set('vitrine-seen-shop', '[{"slug":"b","name":"B","ground":1}]');
  see('a');
  expect(recentProducts('shop').map(({ slug, id }) => [slug, id])).toEqual([
    ['a', ID],
    ['b', undefined],
  ]);
});

test('nothing is stored of a visitor who refused personal choices', () => {
  cookie = 'consent=1110';
  see('a');
  expect(stored.size).toBe(0);
});

test.each([
  '{',
  '3',
  '[1]',
  '[{"slug":"../x","name":"a","ground":1}]',
  '[{"slug":"a"}]',
  '[{"slug":"a","name":"a","ground":1,"id":"x"}]',
])('what is not a list of products counts as none: %s', (text) => {
  stored.set('vitrine-seen-shop', text);
  expect(recentProducts('shop')).toEqual([]);
});
