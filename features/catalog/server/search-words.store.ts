/** How a search text becomes SQL: what matches, and which match comes first. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { SearchTerm } from '../domain/search-terms.ts';
import { products } from './catalog.tables.ts';

/** The values that the conditions and orders below wait for. */
export interface SearchValues {
  /** As typed: for equal names, codes and likeness. */
  readonly text: string;
  /** Every term, as a beginning where it may be one. */
  readonly terms: string;
  /** Every term as a whole word. */
  readonly words: string;
}

export const searchValues = (text: string, terms: readonly SearchTerm[]): SearchValues => ({
  text,
  terms: terms.map((term) => `'${term.text}'${term.beginning ? ':*' : ''}`).join(' & '),
  words: terms.map((term) => `'${term.text}'`).join(' & '),
});

// In a select of their own they are worked out once, not for each row.
const text = sql`(select folded(${sql.placeholder('text')}::text))`;
const terms = sql`(select to_tsquery('vitrine', ${sql.placeholder('terms')}::text))`;
const words = sql`(select to_tsquery('vitrine', ${sql.placeholder('words')}::text))`;

/** The very spelling, then the same name or a code of the product. */
const isEqual = sql`(${products.name} = ${sql.placeholder('text')}::text) desc,
  (${products.foldedName} = ${text} or coalesce(${products.ean}, '') = ${sql.placeholder('text')}::text
    or lower(${products.sku}) = lower(${sql.placeholder('text')}::text)) desc`;
const inWholeWords = sql`(${products.search} @@ ${words}) desc`;
const beginsSo = sql`starts_with(${products.foldedName}, ${text}) desc`;
const popular = sql`${products.popularity} desc, ${products.id}`;

/** All terms are there. */
const hasTerms = sql`${products.search} @@ ${terms}`;

/** The name holds something like the text. */
const isAlike = sql`${products.foldedName} %> ${text}`;

/** How a search asks: which products match, and in which order they come. */
export const MATCHES = {
  /** Equal first, then whole words, then names that begin so, then weight and likeness of the match. */
  terms: {
    condition: hasTerms,
    order: sql`${isEqual}, ${inWholeWords}, ${beginsSo},
      (ts_rank(${products.search}, ${terms}) + similarity(${products.foldedName}, ${text})) desc, ${popular}`,
  },
  /** The same where so many match that weighing each takes too long: popularity decides instead. */
  broad: { condition: hasTerms, order: sql`${isEqual}, ${inWholeWords}, ${beginsSo}, ${popular}` },
  /** Forgives what was mistyped. */
  alike: {
    condition: isAlike,
    order: sql`word_similarity(${text}, ${products.foldedName}) desc,
      similarity(${products.foldedName}, ${text}) desc, ${popular}`,
  },
} as const satisfies Record<string, { condition: SQL; order: SQL }>;

export type Match = keyof typeof MATCHES;

/** How like a name must be for `alike`, until the transaction ends: PostgreSQL's own 0.6 forgives too little. */
export const forgiveMore = (db: Db): Promise<unknown> =>
  db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.45', true)`);
