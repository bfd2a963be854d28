import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import { countTermsBetween, type PopularTerm, popularBetween, type TermQuery } from './search-terms.store.ts';

const A_DAY = 24 * 60 * 60_000;

export interface TermPage {
  readonly terms: readonly PopularTerm[];
  readonly total: number;
}

/** The thirty days ending with `to`, by default the supplier's current day. */
export const lastDays = (
  scope: Pick<Context, 'supplier' | 'now'>,
  to: string = todayOf(scope),
): { readonly from: string; readonly to: string } => {
  const end = Date.parse(`${to}T00:00:00Z`);
  return { to, from: Number.isNaN(end) ? to : new Date(end - 29 * A_DAY).toISOString().slice(0, 10) };
};

/** The most searched terms of a period, or those with the most searches without a match. */
export async function popularTerms(
  { db, supplier }: Context,
  query: TermQuery,
  page: PageRange,
): Promise<TermPage> {
  return {
    terms: await popularBetween(db, supplier.id, query, page),
    total: await countTermsBetween(db, supplier.id, query),
  };
}
