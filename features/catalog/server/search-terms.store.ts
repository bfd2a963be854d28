import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { SearchCount } from '../domain/search-record.ts';
import { searchTermDays } from './search-terms.tables.ts';

/** Adds to what is counted already; in the order of the keys, so that two writers do not wait in a circle. */
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
      },
    });
}

export interface PopularTerm {
  readonly term: string;
  readonly searches: number;
  readonly fruitless: number;
}

/** The terms that were searched most since a day; `only` those that found nothing, most such searches first. */
export function popularSince(
  db: Db,
  supplierId: SupplierId,
  since: string,
  only: 'all' | 'fruitless',
  limit: number,
): Promise<PopularTerm[]> {
  const searches = sql<number>`sum(${searchTermDays.searches})::int`;
  const fruitless = sql<number>`sum(${searchTermDays.fruitless})::int`;
  return db
    .select({ term: searchTermDays.term, searches, fruitless })
    .from(searchTermDays)
    .where(and(eq(searchTermDays.supplierId, supplierId), gte(searchTermDays.day, since)))
    .groupBy(searchTermDays.term)
    .having(only === 'fruitless' ? sql`${fruitless} > 0` : undefined)
    .orderBy(desc(only === 'fruitless' ? fruitless : searches), searchTermDays.term)
    .limit(limit);
}
