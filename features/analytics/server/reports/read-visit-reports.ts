import {
  mostSearched,
  type PopularTerm,
  type SearchDay,
  searchDays,
} from '#features/catalog/server/search/search-report.ts';
import {
  bySteps,
  type DaySpan,
  type ReportStep,
  spanBefore,
} from '#features/orders/domain/reports/report.ts';
import type { Context } from '#platform/db/context.ts';
import {
  addVisits,
  type FunnelDay,
  type FunnelSums,
  funnelDays,
  NO_VISITS,
  type SearchVisits,
  searchVisits,
} from '../../domain/visit-report.ts';
import { visitDays } from './visit-days.store.ts';

export interface VisitFunnel {
  readonly rows: readonly FunnelDay[];
  readonly sums: FunnelSums;
  /** Sums of the preceding period of the same length, to compare with. */
  readonly before: FunnelSums;
}

export async function visitFunnel(
  { db, supplier }: Context,
  span: DaySpan,
  step: ReportStep,
): Promise<VisitFunnel> {
  const days = funnelDays(await visitDays(db, supplier.id, span));
  const before = funnelDays(await visitDays(db, supplier.id, spanBefore(span)));
  return {
    rows: bySteps<FunnelSums>(days, span, step, { none: NO_VISITS, add: addVisits }),
    sums: days.reduce(addVisits, NO_VISITS),
    before: before.reduce(addVisits, NO_VISITS),
  };
}

type SearchSums = Omit<SearchDay, 'day'>;

const NO_SEARCHES: SearchSums = { searches: 0, fruitless: 0 };
const addSearches = (one: SearchSums, other: SearchSums): SearchSums => ({
  searches: one.searches + other.searches,
  fruitless: one.fruitless + other.fruitless,
});

export interface SearchReport {
  readonly rows: readonly SearchDay[];
  readonly sums: SearchSums;
  /** Sums of the preceding period of the same length, to compare with. */
  readonly before: SearchSums;
  readonly visits: SearchVisits;
  readonly visitsBefore: SearchVisits;
  readonly terms: readonly PopularTerm[];
  readonly fruitless: readonly PopularTerm[];
}

export async function searchReport(context: Context, span: DaySpan, step: ReportStep): Promise<SearchReport> {
  const { db, supplier } = context;
  const former = spanBefore(span);
  const days = await searchDays(context, span);
  const before = await searchDays(context, former);
  return {
    rows: bySteps<SearchSums>(days, span, step, { none: NO_SEARCHES, add: addSearches }),
    sums: days.reduce(addSearches, NO_SEARCHES),
    before: before.reduce(addSearches, NO_SEARCHES),
    visits: searchVisits(await visitDays(db, supplier.id, span)),
    visitsBefore: searchVisits(await visitDays(db, supplier.id, former)),
    ...(await mostSearched(context, span)),
  };
}
