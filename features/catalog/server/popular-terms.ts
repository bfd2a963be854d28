import type { Context } from '#platform/db/context.ts';
import { dayOf } from './record-searches.ts';
import { type PopularTerm, popularSince } from './search-terms.store.ts';

const A_DAY = 24 * 60 * 60_000;

/** What was searched most in the last so many days, or what was searched most without anything being found. */
export const popularTerms = (
  { db, supplier, now }: Context,
  { only = 'all', days = 30, limit = 20 }: { only?: 'all' | 'fruitless'; days?: number; limit?: number } = {},
): Promise<PopularTerm[]> => popularSince(db, supplier.id, dayOf(now - days * A_DAY), only, limit);
