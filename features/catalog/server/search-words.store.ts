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

/** The very spelling. */
const isSpelt = sql<boolean>`${products.name} = ${sql.placeholder('text')}::text`;
/** The same name, or a code of the product. */
const isCalled = sql<boolean>`(${products.foldedName} = ${text} or ${products.ean} is not distinct from ${sql.placeholder('text')}::text
  or lower(${products.sku}) = lower(${sql.placeholder('text')}::text))`;
const inWholeWords = sql<boolean>`${products.search} @@ ${words}`;
const beginsSo = sql<boolean>`starts_with(${products.foldedName}, ${text})`;
const popular = sql`${products.popularity} desc, ${products.id}`;

/** All terms are there. */
const hasTerms = sql`${products.search} @@ ${terms}`;

/** The name holds something like the text. */
const isAlike = sql`${products.foldedName} %> ${text}`;

// By the names that `closest` gives its columns: each is worked out once.
const byKind = sql`spelt desc, called desc, whole desc, begins desc`;
const byRest = sql`popularity desc, id`;
const byWeight = sql`${byKind}, weight desc, ${byRest}`;

/** How a search asks: which products match, and in which order they come. */
export const MATCHES = {
  /** Equal first, then whole words, then names that begin so, then weight and likeness: `closest` says how. */
  terms: { condition: hasTerms },
  /** The same where so many match that weighing each takes too long: popularity decides instead. */
  broad: {
    condition: hasTerms,
    order: sql`(${isSpelt}) desc, ${isCalled} desc, (${inWholeWords}) desc, ${beginsSo} desc, ${popular}`,
  },
  /** Forgives what was mistyped. */
  alike: {
    condition: isAlike,
    order: sql`word_similarity(${text}, ${products.foldedName}) desc,
      similarity(${products.foldedName}, ${text}) desc, ${popular}`,
  },
} as const satisfies Record<string, { condition: SQL; order?: SQL }>;

/** Likeness is dear: so many of the best by everything else are put in order by it, those after them are not. */
export const LIKENED = 200;

/** The ids of one slice of the products that have all terms. `reach` is how far its end or LIKENED is, the farther. */
export function closest(db: Db, condition: SQL | undefined) {
  const best = db
    .select({
      id: products.id,
      foldedName: products.foldedName,
      popularity: products.popularity,
      spelt: isSpelt.as('spelt'),
      called: isCalled.as('called'),
      whole: inWholeWords.as('whole'),
      begins: beginsSo.as('begins'),
      weight: sql<number>`ts_rank(${products.search}, ${terms})`.as('weight'),
    })
    .from(products)
    .where(condition)
    .orderBy(byWeight)
    .limit(sql.placeholder('reach'))
    .as('best');
  // The places are the same whatever the slice, so pages follow each other without gaps or repetitions.
  return db
    .select({ id: best.id })
    .from(best)
    .orderBy(
      sql`greatest(row_number() over (order by ${byWeight}), ${sql.raw(String(LIKENED))}), ${byKind},
        weight + similarity(folded_name, ${text}) desc, ${byRest}`,
    )
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
}

export type Match = keyof typeof MATCHES;

/** How like a name must be for `alike`, until the transaction ends: PostgreSQL's own 0.6 forgives too little. */
export const forgiveMore = (db: Db): Promise<unknown> =>
  db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.45', true)`);
