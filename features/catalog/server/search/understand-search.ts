import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { commonSynonyms } from '../../domain/search-common-words.ts';
import { correctable, correctedTerms } from '../../domain/search-corrections.ts';
import { type SearchQuery, searchQuery, synonymKeysOf } from '../../domain/search-query.ts';
import type { SearchTerm } from '../../domain/search-terms.ts';
import { likeWords } from './search-likeness.store.ts';
import { eitherOf, sideBySide, tsquery, WHOLE, WIDE, WRITTEN } from './search-tsquery.ts';
import type { SearchValues } from './search-words.store.ts';
import { synonymsOfTerms } from './synonyms-of-terms.ts';

export interface Understood {
  /** What is asked of the index. */
  readonly values: SearchValues;
  /** Nothing is as it was asked for: what is found is only somewhat like it. */
  readonly approximate: boolean;
  /** What may have been meant by what is mistyped. */
  readonly meant?: readonly SearchTerm[];
}

/** Where fewer are found, the search looks further. */
export const FEW = 20;

/**
 * What a search looks for: what is as written; where that is little, also what labels shorten or write otherwise and
 * what may have been meant instead. `count` says how many are as written, whatever they are narrowed to besides, so that
 * a list and the counts beside it are of the same search.
 */
export async function understandSearch(
  db: Db,
  supplierId: SupplierId,
  { text, terms }: { readonly text: string; readonly terms: readonly SearchTerm[] },
  count: (asWritten: SearchValues) => Promise<number>,
): Promise<Understood> {
  const common = { text, code: codeOf(text), first: terms[0]?.text ?? '' };
  const synonyms = await synonymsOfTerms(db, supplierId, synonymKeysOf(terms));
  const query = searchQuery(terms, synonyms, new Set());
  const asWritten = tsquery(query, WRITTEN, false) ?? '';
  const written = { ...common, ...rankOf(query), terms: asWritten, named: null };
  const found = await count(written);
  if (found >= FEW) return { values: written, approximate: false };
  const words = correctable(terms);
  const likes = words.length === 0 ? [] : await likeWords(db, supplierId, words);
  const known = new Set(
    likes.filter(({ asked, word, products }) => asked === word && products > 0).map(({ word }) => word),
  );
  const unknown = new Set(words.filter((word) => !known.has(word)));
  const meant = correctedTerms(terms, likes, commonSynonyms);
  const wide =
    meant === undefined
      ? searchQuery(terms, synonyms, unknown)
      : searchQuery(meant, await synonymsOfTerms(db, supplierId, synonymKeysOf(meant)), unknown);
  const rank = found === 0 ? rankOf(wide) : rankOf(query);
  return {
    values: {
      ...common,
      ...rank,
      written: eitherOf(rank.written, tsquery(wide, WHOLE, true)),
      terms: eitherOf(asWritten, tsquery(wide, WIDE, false)) ?? '',
      named: eitherOf(tsquery(query, WRITTEN, true), tsquery(wide, WIDE, true)),
    },
    approximate: meant !== undefined && found === 0,
    ...(meant === undefined ? {} : { meant }),
  };
}

/** Codes have digits and no spaces; one of letters alone is found as the word it is. */
const codeOf = (text: string): string | null =>
  /\d/.test(text) && !text.includes(' ') ? text.toLowerCase() : null;

const rankOf = (query: SearchQuery) => ({
  whole: tsquery(query, WHOLE, true),
  written: tsquery(query, WRITTEN, true),
  together: sideBySide(query, true),
  paired: sideBySide(query, false),
});
