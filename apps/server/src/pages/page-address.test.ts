import { expect, test } from 'vitest';
import { atForcedSupplier, isApiPath, isServerPath, withoutLegacyPrefix } from './page-address.ts';

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

test.each([
  ['/loja?fselecionado=outra', '/outra'],
  ['/?fselecionado=outra', '/outra'],
  ['/loja/c/frutas?page=2&fselecionado=Outra&tags=a%2Cb', '/outra/c/frutas?page=2&tags=a%2Cb'],
  ['/loja?fselecionado=loja', '/loja'],
  ['/loja/?fselecionado=01a1fe38-4b01-73e5-8e8f-efb980ffb825', '/01a1fe38-4b01-73e5-8e8f-efb980ffb825/'],
  ['//outro.exemplo/x?fselecionado=outra', '/outra/x'],
  ['/loja?fselecionado=//outro.exemplo', undefined],
  ['/loja?fselecionado=', undefined],
  ['/loja?q=fselecionado', undefined],
  ['/loja', undefined],
])('fselecionado forces a supplier: %s leads to %s', (url, address) => {
  expect(atForcedSupplier(url)).toBe(address);
});

test.each([
  ['/painel', true],
  ['/painel/pedidos', true],
  ['/v4', true],
  ['/docs/', true],
  ['/painel-de-ofertas', false],
  ['/mercado-central/painel', false],
  ['/', false],
])('%s is the server’s own: %s', (path, own) => {
  expect(isServerPath(path)).toBe(own);
});

test('where data or files are served no shop is looked for', () => {
  for (const path of ['/v1/app', '/fotos/x', '/assets/a.js', '/docs', '/healthz', '/readyz', '/tls/allowed'])
    expect([isApiPath(path), isServerPath(path)], path).toEqual([true, true]);
});
