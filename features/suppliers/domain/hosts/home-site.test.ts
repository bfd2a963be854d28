import { expect, test } from 'vitest';
import { homeSite } from './home-site.ts';

const plain = { slug: 'mercado' };
const own = { slug: 'aurora', domain: 'aurora.exemplo' };

test.each([
  ['on a shared host', 'https://vitrine.exemplo', plain, 'https://vitrine.exemplo', undefined],
  ['from a shared host', 'https://vitrine.exemplo', own, 'https://aurora.exemplo', 'aurora'],
  ['on its own domain', 'https://aurora.exemplo', own, 'https://aurora.exemplo', 'aurora'],
  ['from another domain of its own', 'https://www.aurora.exemplo', own, 'https://aurora.exemplo', 'aurora'],
  ['with the port that was said', 'http://localhost:3000', own, 'http://aurora.exemplo:3000', 'aurora'],
  ['from an address of numbers', 'http://[::1]:3000', own, 'http://aurora.exemplo:3000', 'aurora'],
])('a shop is at home %s', (_, origin, shop, home, lockedTo) => {
  expect(homeSite(origin, shop)).toEqual({ origin: home, lockedTo });
});
