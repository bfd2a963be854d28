import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

let stored: Map<string, string>;
let cookie: string;

beforeEach(() => {
  stored = new Map();
  cookie = 'consent=1111';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
});

test('the last search comes first, once, however it was written', () => {
  for (const text of ['arroz', 'feijão', 'Arroz']) rememberSearch('shop', text);
  expect(recentSearches('shop')).toEqual(['Arroz', 'feijão']);
  expect(recentSearches('other')).toEqual([]);
});

test('only a few are stored, and no pasted page', () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7', 'x'.repeat(200)]) rememberSearch('shop', text);
  expect(recentSearches('shop')).toEqual(['7', '6', '5', '4', '3', '2']);
});

test('one can be forgotten, or all', () => {
  for (const text of ['arroz', 'feijão', 'café']) rememberSearch('shop', text);
  forgetSearches('shop', 'feijão');
  expect(recentSearches('shop')).toEqual(['café', 'arroz']);
  forgetSearches('shop');
  expect(recentSearches('shop')).toEqual([]);
});

test('nothing is stored for a visitor who refused it', () => {
  cookie = 'consent=1110';
  rememberSearch('shop', 'arroz');
  expect(recentSearches('shop')).toEqual([]);
});

test.each(['{', '7', '[{"a":1}]'])('what is no list of texts counts as none: %s', (text) => {
  stored.set('vitrine-searches-shop', text);
  expect(recentSearches('shop')).toEqual([]);
});
