import type { Context } from '#platform/db/context.ts';
import { searchTerms } from '../domain/search-terms.ts';
import { searchText } from '../domain/search-text.ts';
import { countSelected, listSelected, type Selection, type Slice } from './product-list.store.ts';
import { recordSearch } from './record-searches.ts';
import { type Chosen, searchProducts } from './search-products.ts';

export interface Choice {
  readonly category?: NonNullable<Selection['category']>;
  /** As typed; empty asks for everything. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly slice: Slice;
  /** Someone is still typing: that is not yet a search. */
  readonly typing?: boolean;
}

/** Chooses the products of a category, of a search, or of the whole shop. */
export async function selectProducts(context: Context, choice: Choice): Promise<Chosen> {
  const { db, supplier } = context;
  const { category, tags, slice } = choice;
  const selection: Selection = { ...(category === undefined ? {} : { category }), tags };
  if (choice.text.trim() === '') {
    const [rows, total] = await Promise.all([
      listSelected(db, supplier.id, selection, slice),
      countSelected(db, supplier.id, selection),
    ]);
    return { rows, total, approximate: false };
  }
  const text = searchText(choice.text);
  const terms = searchTerms(text);
  // Only signs: nothing can be called that.
  if (terms.length === 0) return { rows: [], total: 0, approximate: false };
  const chosen = await searchProducts(context, { text, terms, selection, slice });
  // Once a search, not once a page of it.
  if (slice.offset === 0 && choice.typing !== true)
    recordSearch(context, text, chosen.total === 0 || chosen.approximate);
  return chosen;
}
