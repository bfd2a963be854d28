import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { ProductPage } from '../../domain/product-query.ts';
import { searchTerms } from '../../domain/search/search-terms.ts';
import { searchText } from '../../domain/search/search-text.ts';
import { recordSearch } from '../search/record-searches.ts';
import { type Chosen, type Search, searchProducts } from '../search/search-products.ts';
import {
  dependsOnStock,
  type InCategory,
  isMuchNarrowed,
  type Selection,
} from './product-conditions.store.ts';
import { countSelected, type Found, findSelected, listSelected } from './product-list.store.ts';

interface Wanted {
  /** As typed; empty for no search. */
  readonly text?: string | undefined;
  /** Counts the first page of a search for the popular ones: not while somebody types, nor for a sample. */
  readonly recorded?: boolean;
}

/** Selects products of a category, of a search, or of the whole shop. Prices of the filter are stored prices. */
export async function selectProducts(
  context: Context,
  selection: Selection,
  page: ProductPage,
  { text = '', recorded = false }: Wanted = {},
): Promise<Chosen> {
  const { db, supplier } = context;
  const search = searchOf(text, selection.category);
  if (search === 'everything') {
    return { ...(await listed(db, supplier.id, selection, page)), approximate: false };
  }
  // Only punctuation, which matches no product.
  if (search === 'nothing') return { rows: [], total: 0, approximate: false };
  const chosen = await searchProducts(db, supplier.id, search, selection.filter, page);
  // Recorded once per search, not once per page.
  if (recorded && page.page === 1)
    recordSearch(context, search.text, chosen.total === 0 || chosen.approximate);
  return chosen;
}

/** Parses a typed text; 'nothing' if it contains only punctuation. */
export function searchOf(typed: string, category: InCategory | undefined): Search | 'everything' | 'nothing' {
  if (typed.trim() === '') return 'everything';
  const text = searchText(typed);
  const terms = searchTerms(text);
  return terms.length === 0 ? 'nothing' : { text, terms, ...defined({ category }) };
}

const listed = cachedQuery('products_list', askList, dependsOnStock);

async function askList(
  db: Db,
  supplierId: SupplierId,
  selection: Selection,
  page: ProductPage,
): Promise<Found> {
  if (isMuchNarrowed(selection)) return findSelected(db, supplierId, selection, page);
  const [rows, total] = await Promise.all([
    listSelected(db, supplierId, selection, page),
    countSelected(db, supplierId, selection),
  ]);
  return { rows, total };
}
