import { expect, test } from 'vitest';
import { addSlug, lockedRewrite, stripSlug, stripSlugOfAddress } from './locked-host.ts';

test.each([
  ['/', '/aurora'],
  ['/c/cadernos', '/aurora/c/cadernos'],
  ['/aurora', '/aurora'],
  ['/aurora/c/cadernos', '/aurora/c/cadernos'],
  ['/aurora-boreal', '/aurora/aurora-boreal'],
])('an address %s of a locked host is read as %s', (address, route) => {
  expect(addSlug(address, 'aurora')).toBe(route);
});

test.each([
  ['/aurora', '/'],
  ['/aurora/', '/'],
  ['/aurora/c/cadernos', '/c/cadernos'],
  ['/aurora-boreal', '/aurora-boreal'],
  ['/outra/c/x', '/outra/c/x'],
])('the route %s is shown as %s', (route, address) => {
  expect(stripSlug(route, 'aurora')).toBe(address);
});

test('the pair keeps query and fragment', () => {
  const rewrite = lockedRewrite('aurora');
  const inside = rewrite.input({ url: new URL('https://aurora.exemplo/busca?q=lápis#topo') });
  expect(inside.pathname).toBe('/aurora/busca');
  expect(rewrite.output({ url: inside }).href).toBe('https://aurora.exemplo/busca?q=l%C3%A1pis#topo');
});

test.each([
  ['/aurora/c/papel?page=2#fim', '/c/papel?page=2#fim'],
  ['/aurora?q=/aurora/x', '/?q=/aurora/x'],
  ['/aurora', '/'],
  ['/auroras?a=1', '/auroras?a=1'],
])('of the address %s the bar shows %s', (address, shown) => {
  expect(stripSlugOfAddress(address, 'aurora')).toBe(shown);
});
