import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Db } from '#platform/db/database.ts';
import { isNarrowed, NO_FILTER, type ProductFilter } from '../../domain/filters/product-filter.ts';
import type { ProductPage } from '../../domain/product-query.ts';
import { spelled } from '../../domain/search/search-spelling.ts';
import { countUpTo, type Found, findSelected } from '../products/product-list.store.ts';
import type { SearchValues } from './search-words.store.ts';
import { FEW, type Search, type Understood, understandSearch } from './understand-search.ts';

export interface Chosen extends Found {
  /** No product matches the text; these are only similar. */
  readonly approximate: boolean;
  /** The corrected text, if the search was probably mistyped. */
  readonly corrected?: string;
}

/** Finds a page of the products that a search matches, the closest matches first. */
export const searchProducts = cachedQuery(
  'products_search',
  runSearch,
  (_search, filter) => filter.available,
  (_search, filter) => filter.ids !== undefined,
);

async function runSearch(
  db: Db,
  supplierId: SupplierId,
  search: Search,
  filter: ProductFilter,
  page: ProductPage,
): Promise<Chosen> {
  const find = (values: SearchValues): Promise<Found> =>
    findSelected(db, supplierId, { ...inCategory(search), search: values, filter }, page);
  if (isNarrowed(filter)) {
    const understood = await understoodSearch(db, supplierId, search);
    return chosen(understood, await find(understood.values));
  }
  // Most searches match as written, so one query counts and finds them.
  let written: Found = { rows: [], total: 0 };
  const understood = await understandSearch(db, supplierId, search, async (values) => {
    written = await find(values);
    return written.total;
  });
  return chosen(understood, written.total >= FEW ? written : await find(understood.values));
}

/** What a search means within its category, independent of the filter. */
export const understoodSearch = cachedQuery(
  'search_understood',
  (db: Db, supplierId: SupplierId, search: Search): Promise<Understood> =>
    understandSearch(db, supplierId, search, (values) =>
      countUpTo(db, supplierId, { ...inCategory(search), search: values, filter: NO_FILTER }, FEW),
    ),
);

const inCategory = ({ category }: Search) => (category === undefined ? {} : { category });

/** An empty result is marked neither approximate nor corrected. */
const chosen = ({ approximate, meant }: Understood, found: Found): Chosen =>
  found.total === 0
    ? { ...found, approximate: false }
    : {
        ...found,
        approximate,
        ...defined({
          corrected:
            meant === undefined
              ? undefined
              : spelled(
                  meant,
                  found.rows.map(({ name }) => name),
                ),
        }),
      };
