import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { ProductFilter } from '../../domain/filters/product-filter.ts';
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
import { countSelected, type Found, findSelected, listSelected, type Slice } from './product-list.store.ts';

export interface Choice {
  readonly category?: InCategory;
  /** As typed; empty selects everything. */
  readonly text: string;
  /** Prices are stored prices. */
  readonly filter: ProductFilter;
  readonly slice: Slice;
  /** The user is still typing: not recorded as a search. */
  readonly typing?: boolean;
}

/** Selects products of a category, of a search, or of the whole shop. */
export async function selectProducts(context: Context, choice: Choice): Promise<Chosen> {
  const { slice, filter } = choice;
  const search = searchOf(choice);
  if (search === 'everything') return listProductsOf(context, choice);
  // Only punctuation, which matches no product.
  if (search === 'nothing') return { rows: [], total: 0, approximate: false };
  const chosen = await searchProducts(context.db, context.supplier.id, search, filter, slice);
  // Recorded once per search, not once per page.
  if (slice.offset === 0 && choice.typing !== true)
    recordSearch(context, search.text, chosen.total === 0 || chosen.approximate);
  return chosen;
}

/** Parses a typed text; 'nothing' if it contains only punctuation. */
export function searchOf({
  category,
  text: typed,
}: Pick<Choice, 'category' | 'text'>): Search | 'everything' | 'nothing' {
  if (typed.trim() === '') return 'everything';
  const text = searchText(typed);
  const terms = searchTerms(text);
  return terms.length === 0 ? 'nothing' : { text, terms, ...(category === undefined ? {} : { category }) };
}

async function listProductsOf(
  { db, supplier }: Context,
  { category, filter, slice }: Choice,
): Promise<Chosen> {
  const selection: Selection = { ...(category === undefined ? {} : { category }), filter };
  return { ...(await listed(db, supplier.id, selection, slice)), approximate: false };
}

const listed = cachedQuery('products_list', askList, dependsOnStock);

async function askList(db: Db, supplierId: SupplierId, selection: Selection, slice: Slice): Promise<Found> {
  if (isMuchNarrowed(selection)) return findSelected(db, supplierId, selection, slice);
  const [rows, total] = await Promise.all([
    listSelected(db, supplierId, selection, slice),
    countSelected(db, supplierId, selection),
  ]);
  return { rows, total };
}
