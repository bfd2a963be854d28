/** How a search text becomes SQL: what matches, and which match comes first. */
import { type SQL, sql } from 'drizzle-orm';
import { products } from '../products/catalog.tables.ts';

/** What the condition and the order below wait for; tsquery texts, null where there is none. */
export interface SearchValues {
  /** As typed: for equal names and codes. */
  readonly text: string;
  /** In lower case, where it may be a product's code. */
  readonly code: string | null;
  /** Its first word. */
  readonly first: string;
  /** What must be there. */
  readonly terms: string;
  /** The same in name, brand or code; null where `written` says it already. */
  readonly named: string | null;
  /** There as written, at least in part or by another name. */
  readonly written: string | null;
  /** There in whole words. */
  readonly whole: string | null;
  /** Words that belong together stand together: all of them, two of them. */
  readonly together: string | null;
  readonly paired: string | null;
}

const matches = (name: keyof SearchValues): SQL =>
  sql`${products.search} @@ ${sql.placeholder(name)}::tsquery`;

// In a select of its own it is worked out once, not for each row.
const text = sql`(select folded(${sql.placeholder('text')}::text))`;

export const searchCondition = matches('terms');

/** A name longer by so many letters counts as less alike; popularity decides between those that are not. */
const MUCH_LONGER = 12;

// Lower case is dear for a thousand rows, so it is made only where a code may have been typed.
const isCalled = sql`(${products.foldedName} = ${text} or ${products.ean} is not distinct from ${sql.placeholder('text')}::text
  or (${sql.placeholder('code')}::text is not null and lower(${products.sku}) = ${sql.placeholder('code')}::text))`;

/** What is written is among what is asked for in more ways: the nearest that matches says how near. */
const nearness = sql`case when ${matches('whole')} then 3 when ${matches('written')} then 2 when ${matches('named')} then 1 else 0 end`;

const togetherness = sql`case when ${matches('together')} then 2 when ${matches('paired')} then 1 else 0 end`;

const beginning = sql`starts_with(${products.foldedName}, ${text})::int
  + starts_with(${products.foldedName}, ${sql.placeholder('first')}::text)::int`;

/**
 * Equal names and codes, then how well name, brand and code match, then how much else the name says: digits of one number,
 * because thousands of rows are sorted by it.
 */
export const searchScore = sql<number>`
  ((((${products.name} = ${sql.placeholder('text')}::text)::int * 2 + ${isCalled}::int) * 4 + ${nearness}) * 9
  + (${togetherness}) * 3 + ${beginning}) * 256 - least(octet_length(${products.foldedName}) / ${sql.raw(String(MUCH_LONGER))}, 255)`;
