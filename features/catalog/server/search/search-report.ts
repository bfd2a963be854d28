/** What was searched in a period, for the shop's reports. */
import type { Context } from '#platform/db/context.ts';
import type { Period } from '../../domain/search/period.ts';
import { type PopularTerm, popularBetween, type SearchDay, searchesByDay } from './search-terms.store.ts';

export type { PopularTerm, SearchDay };

const MAX_TERMS = { limit: 100, offset: 0 };

/** Days without searches are absent. */
export const searchDays = ({ db, supplier }: Context, period: Period): Promise<readonly SearchDay[]> =>
  searchesByDay(db, supplier.id, period);

/** The most searched terms, and those with the most searches without a match. */
export async function mostSearched(
  { db, supplier }: Context,
  period: Period,
): Promise<{ readonly terms: readonly PopularTerm[]; readonly fruitless: readonly PopularTerm[] }> {
  return {
    terms: await popularBetween(db, supplier.id, { ...period, only: 'all' }, MAX_TERMS),
    fruitless: await popularBetween(db, supplier.id, { ...period, only: 'fruitless' }, MAX_TERMS),
  };
}
