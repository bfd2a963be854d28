import { expect, test } from 'vitest';
import { isServerSegment, mayBeSlug } from './reserved-slugs.ts';

test.each(['mercado-central', 'loja-2', 'a', 'painel-de-ofertas', 'v', 'v2-loja', 'admins'])(
  'a shop may be called %s',
  (slug) => {
    expect(mayBeSlug(slug)).toBe(true);
    expect(isServerSegment(slug)).toBe(false);
  },
);

test.each([
  'admin',
  'api',
  'assets',
  'commerce',
  'docs',
  'fotos',
  'healthz',
  'painel',
  'plataforma',
  'readyz',
  'tls',
  'v1',
  'v20',
])('%s is the server’s, for every caller', (slug) => {
  expect(isServerSegment(slug)).toBe(true);
  expect(mayBeSlug(slug)).toBe(false);
});

test.each(['busca', 'c', 'p', 'carrinho', 'sobre'])('%s is a page of every shop', (slug) => {
  expect(mayBeSlug(slug)).toBe(false);
});

test.each([
  '',
  'Loja',
  'a--b',
  '-a',
  'a_b',
  'loja.com',
  'x'.repeat(61),
  '01a1fe38-4b01-73e5-8e8f-efb980ffb825',
])('%s is no slug', (slug) => {
  expect(mayBeSlug(slug)).toBe(false);
});
