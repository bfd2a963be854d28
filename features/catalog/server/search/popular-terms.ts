import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { Context } from '#platform/db/context.ts';
import { countTermsBetween, type PopularTerm, popularBetween, type TermQuery } from './search-terms.store.ts';

const A_DAY = 24 * 60 * 60_000;

export interface TermReport extends TermQuery {
  readonly page: number;
  readonly size: number;
}

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
  { page, size, ...question }: TermReport,
): Promise<TermPage> {
  const slice = { limit: size, offset: (page - 1) * size };
  return {
    terms: await popularBetween(db, supplier.id, question, slice),
    total: await countTermsBetween(db, supplier.id, question),
  };
}
