import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { ShopProvider } from '#features/suppliers/storefront/shop-context.ts';
import type { CategoryNode } from '../../domain/category.ts';
import { CategoryTiles } from './category-tiles.tsx';

const category = (place: number, pictured = false): CategoryNode => ({
  id: `${place}`,
  slug: `c${place}`,
  name: `Categoria ${place}`,
  path: `c${place}`,
  children: [],
  ...(pictured ? { picture: 'a'.repeat(32) } : {}),
});

const linksOf = (categories: readonly CategoryNode[]): readonly string[] =>
  [
    ...renderToStaticMarkup(
      <ShopProvider value={{ slug: 'loja' } as Shop}>
        <CategoryTiles categories={categories} label="Categorias" />
      </ShopProvider>,
    ).matchAll(/href="([^"]*)"/g),
  ].map(([, href]) => href ?? '');

test('all categories stand in the shop’s order while they fit in a row', () => {
  const categories = Array.from({ length: 12 }, (_, index) => category(index, index === 11));
  expect(linksOf(categories)).toEqual(categories.map(({ path }) => `/loja/c/${path}`));
});

test('of more, those with a picture stand first, and the last tile leads to all of them', () => {
  const categories = Array.from({ length: 58 }, (_, index) => category(index, index === 40));
  const links = linksOf(categories);
  expect(links).toHaveLength(12);
  expect(links[0]).toBe('/loja/c/c40');
  expect(links.at(-1)).toBe('#categorias');
});
