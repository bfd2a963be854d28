/** The product filter of an address. */
import type { LinkedProducts, ProductFilter } from '../../../domain/filters/product-filter.ts';
import { keysOf } from '../list-change.ts';
import type { ListSearch } from '../list-search.ts';
import { priceRange } from './price-range.ts';

/** `usual`: whether this kind of list shows linked products by default. Spec 4: they can be shown or hidden. */
export function filterOf(search: ListSearch, usual: Extract<LinkedProducts, string>): ProductFilter {
  const price = priceRange(search);
  return {
    tags: keysOf(search, 'tags'),
    brands: keysOf(search, 'marcas'),
    groupings: keysOf(search, 'agrupadores'),
    ...(price === undefined ? {} : { price }),
    available: search.disponiveis !== undefined,
    linked: search.variacoes === undefined ? usual : 'shown',
  };
}
