import type { Period } from '#features/catalog/domain/search/period.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { DayStep } from '../domain/funnel.ts';
import { type ListCount, mostViewedLists, stepsByDay } from './events.store.ts';

const MAX_LISTS = 50;

export interface FunnelReport {
  readonly days: readonly DayStep[];
  readonly lists: readonly ListCount[];
}

export async function funnelReport({ db, supplier }: StaffContext, period: Period): Promise<FunnelReport> {
  return {
    days: await stepsByDay(db, supplier.id, period),
    lists: await mostViewedLists(db, supplier.id, period, MAX_LISTS),
  };
}
