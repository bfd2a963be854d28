import { and, between, count, desc, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { Period } from '../../domain/search/period.ts';
import type { SearchCount } from '../../domain/search/search-record.ts';
import { searchTermDays } from './search.tables.ts';

/** Adds to the stored counts, in key order, so that two concurrent writers do not deadlock. */
export async function addSearchCounts(db: Db, counts: readonly SearchCount[]): Promise<void> {
  const keyOf = ({ supplierId, day, term }: SearchCount): string => `${supplierId} ${day} ${term}`;
  const sorted = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insert(searchTermDays)
    .values(sorted)
    .onConflictDoUpdate({
      target: [searchTermDays.supplierId, searchTermDays.day, searchTermDays.term],
      set: {
        searches: sql`${searchTermDays.searches} + excluded.searches`,
        fruitless: sql`${searchTermDays.fruitless} + excluded.fruitless`,
        askers: sql`${searchTermDays.askers} + excluded.askers`,
      },
    });
}

export interface PopularTerm {
  readonly term: string;
  readonly searches: number;
  readonly fruitless: number;
}

export interface TermQuery extends Period {
  /** 'fruitless': terms whose searches found nothing, most such searches first. */
  readonly only: 'all' | 'fruitless';
}

const searches = sql<number>`sum(${searchTermDays.searches})::int`;
const fruitless = sql<number>`sum(${searchTermDays.fruitless})::int`;

/** The terms of a period, each once, the most searched first. */
export function popularBetween(
  db: Db,
  supplierId: SupplierId,
  query: TermQuery,
  { limit, offset }: PageRange,
): Promise<PopularTerm[]> {
  return termsOf(db, supplierId, query)
    .orderBy(desc(query.only === 'fruitless' ? fruitless : searches), searchTermDays.term)
    .limit(limit)
    .offset(offset);
}

export interface SearchDay {
  readonly day: string;
  readonly searches: number;
  readonly fruitless: number;
}

/** Days without searches are absent. */
export function searchesByDay(db: Db, supplierId: SupplierId, { from, to }: Period): Promise<SearchDay[]> {
  return db
    .select({ day: searchTermDays.day, searches, fruitless })
    .from(searchTermDays)
    .where(and(eq(searchTermDays.supplierId, supplierId), between(searchTermDays.day, from, to)))
    .groupBy(searchTermDays.day)
    .orderBy(searchTermDays.day);
}

/** Number of distinct terms in a period. */
export async function countTermsBetween(db: Db, supplierId: SupplierId, query: TermQuery): Promise<number> {
  const terms = termsOf(db, supplierId, query).as('terms');
  const [row] = await db.select({ total: count() }).from(terms);
  return row?.total ?? 0;
}

const termsOf = (db: Db, supplierId: SupplierId, { from, to, only }: TermQuery) =>
  db
    .select({
      term: searchTermDays.term,
      searches: searches.as('searches'),
      fruitless: fruitless.as('fruitless'),
    })
    .from(searchTermDays)
    .where(and(eq(searchTermDays.supplierId, supplierId), between(searchTermDays.day, from, to)))
    .groupBy(searchTermDays.term)
    .having(only === 'fruitless' ? sql`${fruitless} > 0` : undefined)
    .$dynamic();

/** Terms that reached `askers` people on some day and mostly found something, most askers first. */
export async function termsOfMany(
  db: Db,
  supplierId: SupplierId,
  { from, to }: Period,
  { askers, limit }: { readonly askers: number; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ term: searchTermDays.term })
    .from(searchTermDays)
    .where(and(eq(searchTermDays.supplierId, supplierId), between(searchTermDays.day, from, to)))
    .groupBy(searchTermDays.term)
    .having(sql`max(${searchTermDays.askers}) >= ${askers} and 2 * ${fruitless} < ${searches}`)
    .orderBy(desc(sql`sum(${searchTermDays.askers})`), searchTermDays.term)
    .limit(limit);
  return rows.map(({ term }) => term);
}
