import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Site } from '../head/full-address.ts';
import { searchHead } from './list-head.ts';
import { parseListSearch } from './list-search.ts';

const shop = { slug: 'mercado', name: 'Mercado' } as Shop;
const site: Site = { origin: 'https://loja.exemplo', lockedTo: undefined };
const found = { total: 12, approximate: false };

function headOf(address: string, list: Parameters<typeof searchHead>[3] = found) {
  const search = parseListSearch(Object.fromEntries(new URLSearchParams(address)));
  const { meta, links } = searchHead(site, shop, search, list);
  return {
    indexed: !meta.some((each) => 'name' in each && each.name === 'robots'),
    canonical: links[0]?.href,
  };
}

test('a search that found something is a page for search engines, at the address of its text alone', () => {
  expect(headOf('q=arroz')).toEqual({
    indexed: true,
    canonical: 'https://loja.exemplo/mercado/busca?q=arroz',
  });
});

test.each([
  'q=arroz&page=2',
  'q=arroz&ordenacao=menor_preco',
  'q=arroz&marcas=tio',
  'q=arroz&tags=oferta',
  'q=arroz&preco_ate=10',
  'q=arroz&categoria=mercearia',
])('%s is a way to look at the search, not a page of its own', (address) => {
  expect(headOf(address)).toEqual({
    indexed: false,
    canonical: 'https://loja.exemplo/mercado/busca?q=arroz',
  });
});

test.each([
  ['nothing', { ...found, total: 0 }],
  ['only what is like it', { ...found, approximate: true }],
  ['what may have been meant', { ...found, corrected: 'arroz' }],
  ['nobody knows what', undefined],
])('a search that found %s is kept out of search engines', (_, list) => {
  expect(searchHead(site, shop, { q: 'aroz' }, list).meta).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  });
});

test('a tag’s list is a place, page by page', () => {
  expect(headOf('tags=oferta&page=2', undefined)).toEqual({
    indexed: true,
    canonical: 'https://loja.exemplo/mercado/busca?tags=oferta&page=2',
  });
  expect(headOf('tags=oferta&marcas=tio', undefined).indexed).toBe(false);
});
