import { expect, test } from 'vitest';
import { addressOf, pathInShop, plainPath } from './redirect.ts';

test.each([
  ['/produtos/cafe/', '/produtos/cafe'],
  ['produtos/cafe?cor=1#topo', '/produtos/cafe'],
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
  ['/', '/'],
])('%s is %s', (address, path) => {
  expect(plainPath(address)).toBe(path);
});

test('a shop of its own host has no slug in its addresses', () => {
  expect(pathInShop('/emporio/produtos/cafe', false)).toBe('/produtos/cafe');
  expect(pathInShop('/produtos/cafe', true)).toBe('/produtos/cafe');
  expect(addressOf('/c/cafes', 'emporio', false)).toBe('/emporio/c/cafes');
  expect(addressOf('/', 'emporio', false)).toBe('/emporio');
  expect(addressOf('/c/cafes', 'emporio', true)).toBe('/c/cafes');
  expect(addressOf('https://blog.exemplo', 'emporio', false)).toBe('https://blog.exemplo');
});
