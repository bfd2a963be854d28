import { expect, test } from 'vitest';
import { withoutLegacyPrefix } from './page-address.ts';

test.each([
  ['/commerce/loja/c/frutas?pagina=2', '/loja/c/frutas?pagina=2'],
  ['/commerce', '/'],
  ['/commerce?a=1', '/?a=1'],
  ['/commerce//outro.exemplo', '/outro.exemplo'],
  ['/commerce/\\outro.exemplo', '/outro.exemplo'],
  ['/comercial', undefined],
  ['/loja/commerce', undefined],
])('%s leads to %s', (url, address) => {
  expect(withoutLegacyPrefix(url)).toBe(address);
});
