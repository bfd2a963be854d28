import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { NO_FILTER } from '../../domain/filters/product-filter.ts';
import {
  correctable,
  correctedTerms,
  type LikeWord,
  productsWith,
} from '../../domain/search/search-corrections.ts';
import { rearrangedRows } from '../../domain/search/search-phrases.ts';
import {
  ALL_KNOWN,
  type SearchQuery,
  searchQuery,
  slotRuns,
  synonymKeysOf,
  type WordsKnown,
} from '../../domain/search/search-query.ts';
import { bothSynonyms, type Synonyms, synonymKey } from '../../domain/search/search-synonyms.ts';
import type { SearchTerm } from '../../domain/search/search-terms.ts';
import { commonSynonyms } from '../../domain/search/words/search-common-words.ts';
import { relatedWords } from '../../domain/search/words/search-related-words.ts';
import type { InCategory } from '../products/product-conditions.store.ts';
import { countUpTo } from '../products/product-list.store.ts';
import { relaxSearch, standIns } from './relax-search.ts';
import { likeWords } from './search-likeness.store.ts';
import { anyOf, sideBySide, tsquery, WHOLE_WORDS, WIDE, WRITTEN } from './search-tsquery.ts';
import type { SearchValues } from './search-words.store.ts';
import { findSynonyms } from './synonyms.store.ts';

export interface Search {
  readonly text: string;
  readonly terms: readonly SearchTerm[];
  readonly category?: InCategory;
}

export interface Understood {
  /** Parameters of the search query. */
  readonly values: SearchValues;
  /** No product matches the text; the results are only similar. */
  readonly approximate: boolean;
  /** The corrected terms, if some were probably mistyped. */
  readonly meant?: readonly SearchTerm[];
}

/** If fewer products match as written, the search is widened. */
export const FEW = 20;

/** If fewer products match as written, products follow that match every word by a synonym, another form or a correction of it. */
const VERY_FEW = 5;

/**
 * Determines what a search matches: the text as written; if few products match, also abbreviations, other forms and
 * corrections of mistyped words; if none matches then, the products with the most distinctive of the words. `count` counts the
 * matches as written, independent of any filter, so that a list and its facet counts are of the same search.
 */
export async function understandSearch(
  db: Db,
  supplierId: SupplierId,
  { text, terms, category }: Search,
  count: (asWritten: SearchValues) => Promise<number>,
): Promise<Understood> {
  const common = { text, code: codeOf(text), first: terms[0]?.text ?? '' };
  const synonyms = await synonymsOfTerms(db, supplierId, synonymKeysOf(terms));
  const query = searchQuery(terms, synonyms, ALL_KNOWN);
  const writtenValues = (of: SearchQuery): SearchValues => ({
    ...common,
    ...rankOf(of),
    terms: tsquery(of, WRITTEN, false) ?? '',
    named: null,
  });
  const written = writtenValues(query);
  const found = await count(written);
  if (found >= FEW) return { values: written, approximate: false };
  const words = correctable(terms);
  const likes = words.length === 0 ? [] : await likeWords(db, supplierId, words);
  const known = wordsKnown(words, likes);
  const split = searchQuery(terms, synonyms, known);
  const isJoined =
    found === 0 &&
    known.unknown.size > 0 &&
    (await hasMatches(db, supplierId, writtenValues(split), category));
  const meant = isJoined ? undefined : correctedTerms(terms, likes, commonSynonyms);
  const inOrder =
    meant === undefined
      ? split
      : searchQuery(meant, await synonymsOfTerms(db, supplierId, synonymKeysOf(meant)), known);
  const wide = [...inOrder, ...rearrangedRows(slotRuns(meant ?? terms), inOrder[0] ?? [], commonSynonyms)];
  const rank = found === 0 ? rankOf(wide) : rankOf(query);
  const values = {
    ...common,
    ...rank,
    written: anyOf([rank.written, tsquery(wide, WHOLE_WORDS, true)]),
    terms: anyOf([written.terms, tsquery(wide, WIDE, false)]) ?? '',
    named: anyOf([tsquery(query, WRITTEN, true), tsquery(wide, WIDE, true)]),
  };
  const widened = { values, approximate: meant !== undefined && found === 0, ...defined({ meant }) };
  const relaxable = { terms, meant, row: split[0] ?? [], likes };
  if (found > 0 || (await hasMatches(db, supplierId, values, category))) {
    if (found >= VERY_FEW) return widened;
    const others = standIns(relaxable, synonyms);
    return { ...widened, values: { ...values, terms: anyOf([values.terms, others]) ?? '' } };
  }
  const relaxed = await relaxSearch(db, supplierId, relaxable, category, (keys) =>
    synonymsOfTerms(db, supplierId, keys),
  );
  return relaxed === undefined ? widened : { values: { ...values, ...relaxed }, approximate: true };
}

function wordsKnown(words: readonly string[], likes: readonly LikeWord[]): WordsKnown {
  const own = new Map(words.map((word) => [word, productsWith(word, likes)]));
  const had = new Set(
    likes.filter(({ typed, word, products }) => typed === word && products > 0).map(({ word }) => word),
  );
  const least = (word: string): number => (relatedWords.has(synonymKey(word)) ? VERY_FEW : 1);
  return {
    unknown: new Set(words.filter((word) => !had.has(word))),
    rare: new Set(words.filter((word) => (own.get(word) ?? 0) < least(word))),
  };
}

const hasMatches = async (
  db: Db,
  supplierId: SupplierId,
  search: SearchValues,
  category: InCategory | undefined,
): Promise<boolean> =>
  (await countUpTo(db, supplierId, { search, filter: NO_FILTER, ...defined({ category }) }, 1)) > 0;

/** A code has a digit and no spaces; a code of letters alone is found as a word. */
const codeOf = (text: string): string | null =>
  /\d/.test(text) && !text.includes(' ') ? text.toLowerCase() : null;

const rankOf = (query: SearchQuery) => ({
  whole: tsquery(query, WHOLE_WORDS, true),
  written: tsquery(query, WRITTEN, true),
  together: sideBySide(query, true),
  paired: sideBySide(query, false),
});

/** The synonyms of the search terms: common ones and the supplier's own. */
async function synonymsOfTerms(db: Db, supplierId: SupplierId, keys: readonly string[]): Promise<Synonyms> {
  const own = await findSynonyms(db, supplierId, keys);
  const common = keys.flatMap((key) => {
    const sayings = commonSynonyms.get(key);
    return sayings === undefined ? [] : [[key, sayings] as const];
  });
  return bothSynonyms(new Map(common), new Map(own.map(({ key, equivalents }) => [key, equivalents])));
}
