import type { Context } from '#platform/db/context.ts';
import { commonSynonyms } from '../domain/search-common-words.ts';
import { correctable, correctedTerms } from '../domain/search-corrections.ts';
import { type SearchQuery, searchQuery, synonymKeysOf } from '../domain/search-query.ts';
import type { Synonyms } from '../domain/search-synonyms.ts';
import type { SearchTerm } from '../domain/search-terms.ts';
import { findSelected, type Selection, type Slice } from './product-list.store.ts';
import type { CardRow } from './product-rows.store.ts';
import { likeWords } from './search-likeness.store.ts';
import { eitherOf, sideBySide, tsquery, WHOLE, WIDE, WRITTEN } from './search-tsquery.ts';
import type { SearchValues } from './search-words.store.ts';
import { synonymsOfTerms } from './synonyms-of-terms.ts';

export interface Search {
  readonly text: string;
  readonly terms: readonly SearchTerm[];
  readonly selection: Selection;
  readonly slice: Slice;
}

export interface Chosen {
  readonly rows: readonly CardRow[];
  readonly total: number;
  /** Nothing is as it was asked for: these are only somewhat like it. */
  readonly approximate: boolean;
}

/** Where fewer are found, the search looks further. */
const FEW = 20;

/**
 * Finds what is as written; where that is little, also what labels shorten or write otherwise and what may have been
 * meant instead. Whatever is nearer to what was written comes first.
 */
export async function searchProducts(context: Context, search: Search): Promise<Chosen> {
  const { text, terms, slice } = search;
  const find = (values: SearchValues) =>
    findSelected(context.db, context.supplier.id, { ...search.selection, search: values }, slice);
  const common = { text, code: codeOf(text), first: terms[0]?.text ?? '' };
  const synonyms = await synonymsOf(context, terms);
  const query = searchQuery(terms, synonyms, new Set());
  const asWritten = tsquery(query, WRITTEN, false) ?? '';
  const written = await find({ ...common, ...rankOf(query), terms: asWritten, named: null });
  if (written.total >= FEW) return { ...written, approximate: false };
  const words = correctable(terms);
  const likes = words.length === 0 ? [] : await likeWords(context.db, context.supplier.id, words);
  const known = new Set(
    likes.filter(({ asked, word, products }) => asked === word && products > 0).map(({ word }) => word),
  );
  const unknown = new Set(words.filter((word) => !known.has(word)));
  const meant = correctedTerms(terms, likes, commonSynonyms);
  const wide =
    meant === undefined
      ? searchQuery(terms, synonyms, unknown)
      : searchQuery(meant, await synonymsOf(context, meant), unknown);
  const rank = written.total === 0 ? rankOf(wide) : rankOf(query);
  const found = await find({
    ...common,
    ...rank,
    written: eitherOf(rank.written, tsquery(wide, WHOLE, true)),
    terms: eitherOf(asWritten, tsquery(wide, WIDE, false)) ?? '',
    named: eitherOf(tsquery(query, WRITTEN, true), tsquery(wide, WIDE, true)),
  });
  return { ...found, approximate: meant !== undefined && written.total === 0 };
}

/** Codes have digits and no spaces; one of letters alone is found as the word it is. */
const codeOf = (text: string): string | null =>
  /\d/.test(text) && !text.includes(' ') ? text.toLowerCase() : null;

const synonymsOf = (context: Context, terms: readonly SearchTerm[]): Promise<Synonyms> =>
  synonymsOfTerms(context, synonymKeysOf(terms));

const rankOf = (query: SearchQuery) => ({
  whole: tsquery(query, WHOLE, true),
  written: tsquery(query, WRITTEN, true),
  together: sideBySide(query, true),
  paired: sideBySide(query, false),
});
