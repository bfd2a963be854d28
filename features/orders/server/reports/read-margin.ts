import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import {
  addMargins,
  type MarginDay,
  type MarginOrder,
  type MarginSums,
  type MarginTopic,
  NO_MARGIN,
} from '../../domain/reports/margin.ts';
import { bySteps, type DaySpan, type ReportStep, spanBefore } from '../../domain/reports/report.ts';
import { marginDays, type RankedMargins, rankedMargins } from './margin.store.ts';

export interface MarginReport {
  readonly rows: readonly MarginDay[];
  readonly sums: MarginSums;
  /** Of the span of the same length before. */
  readonly before: MarginSums;
}

const sum = (days: readonly MarginSums[]): MarginSums => days.reduce(addMargins, NO_MARGIN);

export async function marginReport(
  { db, supplier }: Context,
  span: DaySpan,
  step: ReportStep,
): Promise<MarginReport> {
  const days = await marginDays(db, supplier.id, span);
  const before = await marginDays(db, supplier.id, spanBefore(span));
  const rows = bySteps<MarginSums>(days, span, step, { none: NO_MARGIN, add: addMargins });
  return { rows, sums: sum(days), before: sum(before) };
}

export const marginParts = (
  { db, supplier }: Context,
  topic: MarginTopic,
  span: DaySpan,
  wish: PageRange & { readonly order: MarginOrder },
): Promise<RankedMargins> => rankedMargins(db, supplier.id, topic, span, wish);
