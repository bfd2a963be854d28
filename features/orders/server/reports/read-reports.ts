import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { Money } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import {
  type DaySpan,
  lastDays,
  type ReportPart,
  type ReportStep,
  type ReportTopic,
  type SalesDay,
  type SalesSums,
  salesBySteps,
  spanBefore,
  sumSales,
} from '../../domain/reports/report.ts';
import { clientsOf } from '../read/shop-orders.ts';
import { rankedParts, representativeNames, salesDays } from './reports.store.ts';

export interface SalesReport {
  readonly rows: readonly SalesDay[];
  readonly sums: SalesSums;
  /** Of the span of the same length before. */
  readonly before: SalesSums;
}

export async function salesReport(
  { db, supplier }: Context,
  span: DaySpan,
  step: ReportStep,
): Promise<SalesReport> {
  const days = await salesDays(db, supplier.id, span);
  const before = await salesDays(db, supplier.id, spanBefore(span));
  return { rows: salesBySteps(days, span, step), sums: sumSales(days), before: sumSales(before) };
}

export interface PartsReport {
  readonly parts: readonly ReportPart[];
  readonly count: number;
  readonly highest: Money;
}

/** A page of them, those with the highest totals first. */
export async function partsReport(
  context: Context,
  topic: ReportTopic,
  span: DaySpan,
  page: PageRange,
): Promise<PartsReport> {
  const { db, supplier } = context;
  const { parts, ...rest } = await rankedParts(db, supplier.id, topic, span, page);
  const names = await namesOf(context, topic, parts);
  return { ...rest, parts: parts.map((part) => ({ ...part, name: names.get(part.key) ?? part.name })) };
}

async function namesOf(
  context: Context,
  topic: ReportTopic,
  parts: readonly ReportPart[],
): Promise<ReadonlyMap<string, string>> {
  const keys = parts.map(({ key }) => key);
  if (topic === 'representative') return representativeNames(context.db, context.supplier.id, keys);
  if (topic === 'coupon') return new Map(keys.map((key) => [key, key]));
  if (topic !== 'client') return new Map();
  const clients = await clientsOf(context, keys);
  return new Map([...clients].map(([id, { name }]) => [id, name]));
}

export interface SalesGlance {
  readonly days: number;
  readonly now: SalesSums;
  readonly before: SalesSums;
}

const GLANCES = [1, 7, 30];

/** Today, seven and thirty days, each beside the days before. */
export async function salesAtAGlance(context: Context): Promise<readonly SalesGlance[]> {
  const today = todayOf(context);
  const all = await salesDays(context.db, context.supplier.id, lastDays(today, 60));
  const within = ({ from, to }: DaySpan) => sumSales(all.filter(({ day }) => day >= from && day <= to));
  return GLANCES.map((days) => {
    const span = lastDays(today, days);
    return { days, now: within(span), before: within(spanBefore(span)) };
  });
}
