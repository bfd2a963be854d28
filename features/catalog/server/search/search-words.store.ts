/** The SQL condition and score of a search: what matches, and in which order. */
import { type SQL, sql } from 'drizzle-orm';
import { products } from '../products/catalog.tables.ts';
import { matchesQuery } from './words-of-supplier.store.ts';

/** Parameters of the condition, with the `indexedQuery` of `terms` as `indexed`, and of the score. From `terms` on they are tsquery texts, null if not applicable. */
export interface SearchValues {
  /** As typed: for equal names and codes. */
  readonly text: string;
  /** In lower case, if it may be a product's code. */
  readonly code: string | null;
  /** The first word of the text. */
  readonly first: string;
  /** Condition: everything that must match. */
  readonly terms: string;
  /** `terms` restricted to name, brand or code; null if `written` covers it. */
  readonly named: string | null;
  /** Matches as written, in part or by a synonym. */
  readonly written: string | null;
  /** Matches in whole words. */
  readonly whole: string | null;
  /** Neighbouring words stand side by side: all of them (`together`), or at least two (`paired`). */
  readonly together: string | null;
  readonly paired: string | null;
}

const matches = (name: keyof SearchValues): SQL =>
  sql`${products.search} @@ ${sql.placeholder(name)}::tsquery`;

// The subselect is evaluated once, not for each row.
const text = sql`(select folded(${sql.placeholder('text')}::text))`;

export const searchCondition = matchesQuery(
  sql`${sql.placeholder('terms')}`,
  sql`${sql.placeholder('indexed')}`,
);

/** Length classes for ranking, in bytes: names of one class are ordered by popularity. */
const MUCH_LONGER = 12;

// lower() is slow over thousands of rows, so it is evaluated only if the text may be a code.
const isCalled = sql`(${products.foldedName} = ${text} or ${products.ean} is not distinct from ${sql.placeholder('text')}::text
  or (${sql.placeholder('code')}::text is not null and lower(${products.sku}) = ${sql.placeholder('code')}::text))`;

/** A product can match several levels; the closest one counts. */
const nearness = sql`case when ${matches('whole')} then 3 when ${matches('written')} then 2 when ${matches('named')} then 1 else 0 end`;

const togetherness = sql`case when ${matches('together')} then 2 when ${matches('paired')} then 1 else 0 end`;

const beginning = sql`starts_with(${products.foldedName}, ${text})::int
  + starts_with(${products.foldedName}, ${sql.placeholder('first')}::text)::int`;

/**
 * Rank: equal names and codes, then how well name, brand and code match, then how short the name is. Packed into one
 * number, because thousands of rows are sorted by it.
 */
export const searchScore = sql<number>`
  ((((${products.name} = ${sql.placeholder('text')}::text)::int * 2 + ${isCalled}::int) * 4 + ${nearness}) * 9
  + (${togetherness}) * 3 + ${beginning}) * 256 - least(octet_length(${products.foldedName}) / ${sql.raw(String(MUCH_LONGER))}, 255)`;
