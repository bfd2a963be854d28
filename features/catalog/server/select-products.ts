import type { Context } from '#platform/db/context.ts';
import { searchTerms } from '../domain/search-terms.ts';
import { searchText } from '../domain/search-text.ts';
import { countSelected, listSelected, type Selection, type Slice } from './product-list.store.ts';
import type { CardRow } from './product-rows.store.ts';
import { forgiveMore, type SearchValues, searchValues } from './search-words.store.ts';

export interface Choice {
  readonly category?: NonNullable<Selection['category']>;
  /** As typed; empty asks for everything. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly slice: Slice;
}

export interface Chosen {
  readonly rows: readonly CardRow[];
  readonly total: number;
}

/** Where more match, the match is weighed less closely. */
const MOST_WEIGHED = 2_000;

/** A shorter text is alike to too much. */
const SHORTEST_ALIKE = 4;

/** Chooses products; a search that matches nothing as written is asked again for what was mistyped. */
export async function selectProducts(context: Context, choice: Choice): Promise<Chosen> {
  const { db, supplier } = context;
  const { category, tags, slice } = choice;
  const selection: Selection = { ...(category === undefined ? {} : { category }), tags };
  if (choice.text.trim() === '') {
    const [rows, total] = await Promise.all([
      listSelected(db, supplier.id, selection, slice),
      countSelected(db, supplier.id, selection),
    ]);
    return { rows, total };
  }
  const text = searchText(choice.text);
  const terms = searchTerms(text);
  // Only signs: nothing can be called that.
  if (terms.length === 0) return { rows: [], total: 0 };
  const values = searchValues(text, terms);
  const asWritten = { ...selection, search: { ...values, match: 'terms' as const } };
  const total = await countSelected(db, supplier.id, asWritten);
  if (total === 0) return text.length < SHORTEST_ALIKE ? { rows: [], total } : alike(context, choice, values);
  const match = total > MOST_WEIGHED ? 'broad' : 'terms';
  const rows = await listSelected(db, supplier.id, { ...selection, search: { ...values, match } }, slice);
  return { rows, total };
}

/** In a transaction, because how much is forgiven is a setting of it. */
const alike = ({ database, supplier }: Context, { category, tags, slice }: Choice, values: SearchValues) =>
  database.transaction(async (db): Promise<Chosen> => {
    await forgiveMore(db);
    const selection: Selection = {
      ...(category === undefined ? {} : { category }),
      search: { ...values, match: 'alike' },
      tags,
    };
    const total = await countSelected(db, supplier.id, selection);
    return { rows: total === 0 ? [] : await listSelected(db, supplier.id, selection, slice), total };
  });
