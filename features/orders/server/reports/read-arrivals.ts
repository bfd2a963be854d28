import type { Context } from '#platform/db/context.ts';
import {
  type ArrivalArea,
  type ArrivalDay,
  type ArrivalSums,
  addArrivals,
  NO_ARRIVALS,
} from '../../domain/reports/punctuality.ts';
import { bySteps, type DaySpan, type ReportStep, spanBefore } from '../../domain/reports/report.ts';
import { arrivalAreas, arrivalDays } from './arrivals.store.ts';

export interface ArrivalsReport {
  readonly rows: readonly ArrivalDay[];
  readonly areas: readonly ArrivalArea[];
  readonly sums: ArrivalSums;
  /** Of the span of the same length before. */
  readonly before: ArrivalSums;
}

const MAX_AREAS = 100;

const sum = (days: readonly ArrivalSums[]): ArrivalSums => days.reduce(addArrivals, NO_ARRIVALS);

export async function arrivalsReport(
  { db, supplier }: Context,
  span: DaySpan,
  step: ReportStep,
): Promise<ArrivalsReport> {
  const days = await arrivalDays(db, supplier.id, span);
  const before = await arrivalDays(db, supplier.id, spanBefore(span));
  return {
    rows: bySteps<ArrivalSums>(days, span, step, { none: NO_ARRIVALS, add: addArrivals }),
    areas: await arrivalAreas(db, supplier.id, span, MAX_AREAS),
    sums: sum(days),
    before: sum(before),
  };
}
