import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agrees, isSupplierKey, resolveSupplier, supplierKeyOfPath } from './resolve-supplier.ts';

const market = { id: '019a0000-0000-7000-8000-000000000001', slug: 'mercado-central' };
const OTHER = 'ferragens-atlas';

describe('on a host of its own the site is locked to the supplier', () => {
  test.each([
    ['nothing else is said', {}],
    ['the path says its slug', { path: market.slug }],
    ['the path says its id', { path: market.id }],
    ['header and body say its id', { named: [market.id, market.slug] }],
    ['fselecionado says another', { forced: OTHER }],
  ])('%s', (_, clues) => {
    expect(resolveSupplier({ locked: market, ...clues })).toEqual({ ok: true, value: market.id });
  });

  test.each([
    ['path', { path: OTHER }],
    ['header or body', { named: [OTHER] }],
    ['one of several', { named: [market.id, OTHER] }],
  ])('%s may not say another', (_, clues) => {
    expect(resolveSupplier({ locked: market, ...clues })).toEqual({
      ok: false,
      refusal: 'supplier-conflict',
    });
  });
});

describe('on a shared host', () => {
  test.each([
    ['fselecionado forces a supplier', { forced: OTHER, path: market.slug }, OTHER],
    ['the path names it', { path: market.slug, named: [market.id] }, market.slug],
    ['a call names it', { named: [market.id] }, market.id],
    ['nothing names it', {}, undefined],
  ])('%s', (_, clues, value) => {
    expect(resolveSupplier(clues)).toEqual({ ok: true, value });
  });
});

test('one other name among many is no agreement', () => {
  const own = fc.array(fc.constantFrom(market.id, market.slug), { maxLength: 5 });
  fc.assert(
    fc.property(own, own, (before, after) => {
      expect(agrees(market, [...before, ...after])).toBe(true);
      expect(agrees(market, [...before, OTHER, ...after])).toBe(false);
    }),
  );
});

test.each([
  ['/mercado-central', 'mercado-central'],
  ['/mercado-central/c/frutas', 'mercado-central'],
  ['/commerce/mercado-central', 'mercado-central'],
  ['//commerce//mercado-central', 'mercado-central'],
  [`/${market.id}/p/1`, market.id],
  [`/${market.id.toUpperCase()}`, market.id],
  ['/', undefined],
  ['/commerce', undefined],
  ['/favicon.ico', undefined],
  ['/..%2f', undefined],
])('the path %s names %s', (path, key) => {
  expect(supplierKeyOfPath(path)).toBe(key);
});

test('a key is a UUID or a slug', () => {
  expect(['a', 'loja-2', market.id].every(isSupplierKey)).toBe(true);
  expect(['', 'Loja', 'a--b', '-a', 'a_b', 'x'.repeat(61)].some(isSupplierKey)).toBe(false);
});
