import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, pathInShop, plainPath, type Redirect, withMovedPages } from './redirect.ts';

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

test.each<[redirects: string[][], moves: string[][], after: string[][]]>([
  [[], [['/c/a', '/c/b']], [['/c/a', '/c/b']]],
  [
    [['/old', '/c/a']],
    [['/c/a', '/c/b']],
    [
      ['/old', '/c/b'],
      ['/c/a', '/c/b'],
    ],
  ],
  [[['/c/a', '/c/b']], [['/c/b', '/c/a']], [['/c/b', '/c/a']]],
  [[['/c/b', '/elsewhere']], [['/c/a', '/c/b']], [['/c/a', '/c/b']]],
  [[['/x', '/y']], [['/c/a', '/c/a']], [['/x', '/y']]],
])('redirects %j after the moves %j are %j', (redirects, moves, after) => {
  const pairs = (list: string[][]) => list.map(([from = '', to = '']) => ({ from, to }));
  expect(withMovedPages(pairs(redirects), pairs(moves))).toEqual(pairs(after));
});

test('every address that a page ever had leads to it in one step, unless another page has it now', () => {
  const step = fc.record({ page: fc.nat(2), to: fc.nat(5) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const pages = ['/0', '/1', '/2'];
      const last = new Map(pages.map((address, page) => [address, page]));
      let redirects: readonly Redirect[] = [];
      for (const { page, to } of steps) {
        const [from = '', address] = [pages[page], `/${to}`];
        if (pages.includes(address)) continue;
        pages[page] = address;
        last.set(address, page);
        redirects = withMovedPages(redirects, [{ from, to: address }]);
      }
      const leads = new Map(redirects.map((each) => [each.from, each.to]));
      expect(leads.size).toBe(redirects.length);
      for (const [address, page] of last)
        expect(pages.includes(address) ? leads.has(address) : leads.get(address)).toBe(
          pages.includes(address) ? false : pages[page],
        );
    }),
  );
});
