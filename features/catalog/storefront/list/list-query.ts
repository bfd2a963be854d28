/** The product query of a list's address, shared by loader and screen. */
import { defined } from '#kernel/defined.ts';
import type { LinkedProducts, ProductFilter } from '../../domain/filters/product-filter.ts';
import type { ListQuery } from '../queries/product-list-query.ts';
import { priceRange } from './filters/price-range.ts';
import { keysOf, pageNumberOf, sortOf } from './list-change.ts';
import type { ListSearch } from './list-search.ts';

/** The list of a category's address. Linked products are hidden by default. */
export const categoryListQuery = (path: string, search: ListSearch): ListQuery => ({
  filter: filterOf(search, 'hidden'),
  category: path,
  sort: sortOf(search),
  page: pageNumberOf(search),
});

/** The list of a search's address. Linked products are shown. */
export const searchListQuery = (search: ListSearch): ListQuery => ({
  filter: filterOf(search, 'shown'),
  ...defined({ text: search.q, category: search.categoria }),
  sort: sortOf(search),
  page: pageNumberOf(search),
});

/** `usual`: whether this kind of list shows linked products by default. Spec 4: they can be shown or hidden. */
export function filterOf(search: ListSearch, usual: Extract<LinkedProducts, string>): ProductFilter {
  const price = priceRange(search);
  return {
    tags: keysOf(search, 'tags'),
    brands: keysOf(search, 'marcas'),
    groupings: keysOf(search, 'agrupadores'),
    ...defined({ price }),
    available: search.disponiveis !== undefined,
    bought: search.comprados !== undefined,
    linked: search.variacoes === undefined ? usual : 'shown',
  };
}
