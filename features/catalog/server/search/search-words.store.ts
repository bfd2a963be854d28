/** The SQL condition and score of a search: what matches, and in which order. */
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { products } from '../products/catalog.tables.ts';
import { supplierKey } from './search-tsquery.ts';

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

/**
 * The index `products_by_words`. Each word stands in it behind a key of its supplier, so that a beginning is looked up among the words of one
 * supplier. With the supplier as a column beside the words, PostgreSQL collects the products of all suppliers that have a word with
 * that beginning: 0.1 s with ten thousand suppliers. Decision 051.
 */
const inIndex = sql`words_of_supplier(${products.supplierId}, ${products.search})`;

/**
 * The supplier's products that match `query`, with its `indexedQuery`. Parameters or columns of type text. In this order, because
 * where the index does not serve, as within an `or`, PostgreSQL evaluates them as they are written.
 */
export const matchesQuery = (query: SQL, indexed: SQL): SQL =>
  sql`(${products.search} @@ ${query}::tsquery and ${inIndex} @@ ${indexed}::tsquery)`;

/** The supplier's products that have the word. */
export const hasWord = (supplierId: SupplierId, word: SQL): SQL =>
  sql`${inIndex} @@ quote_literal(${supplierKey(supplierId)} || ${word})::tsquery`;

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
