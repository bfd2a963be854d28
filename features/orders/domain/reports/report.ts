/** Sales reports: sums by day, and by what was sold, to whom, by whom and how it was paid. */

import { centavos, type Money } from '#kernel/money.ts';
import { addDays, daysBetween, weekdayOf } from '#kernel/time/calendar.ts';

export const REPORT_TOPICS = [
  'product',
  'category',
  'client',
  'representative',
  'coupon',
  'payment',
] as const;
export type ReportTopic = (typeof REPORT_TOPICS)[number];

/** Whether quantities are summed up by this topic: goods have them, whole orders have not. */
export const countsGoods = (topic: ReportTopic): boolean => topic === 'product' || topic === 'category';

export const REPORT_STEPS = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** Both inclusive, 'YYYY-MM-DD' in the shop's time zone. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** A report covers two years at most: that is what its sums are read for within a second. */
export const MAX_REPORT_DAYS = 731;

export interface SalesSums {
  readonly orders: number;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly deliveryFee: Money;
  /** Net: without what went back for returned goods. */
  readonly total: Money;
  readonly cancelled: number;
  readonly cancelledTotal: Money;
  /** Not in `total`: what went back for goods that came back or were never sent. */
  readonly returnedTotal: Money;
  readonly promised: number;
  readonly late: number;
}

export interface SalesDay extends SalesSums {
  readonly day: string;
}

export const NO_SALES: SalesSums = {
  orders: 0,
  subtotal: centavos(0),
  discount: centavos(0),
  deliveryFee: centavos(0),
  total: centavos(0),
  cancelled: 0,
  cancelledTotal: centavos(0),
  returnedTotal: centavos(0),
  promised: 0,
  late: 0,
};

const addSales = (one: SalesSums, other: SalesSums): SalesSums => ({
  orders: one.orders + other.orders,
  subtotal: centavos(one.subtotal + other.subtotal),
  discount: centavos(one.discount + other.discount),
  deliveryFee: centavos(one.deliveryFee + other.deliveryFee),
  total: centavos(one.total + other.total),
  cancelled: one.cancelled + other.cancelled,
  cancelledTotal: centavos(one.cancelledTotal + other.cancelledTotal),
  returnedTotal: centavos(one.returnedTotal + other.returnedTotal),
  promised: one.promised + other.promised,
  late: one.late + other.late,
});

export const sumSales = (days: readonly SalesSums[]): SalesSums => days.reduce(addSales, NO_SALES);

/** The whole months of a span, by their first days, and the days before and after them; undefined where it has none. */
export interface WholeMonths {
  readonly first: string;
  readonly last: string;
  /** Absent: the span begins, or ends, with a month. */
  readonly before?: DaySpan;
  readonly after?: DaySpan;
}

export function wholeMonths({ from, to }: DaySpan): WholeMonths | undefined {
  const begun = stepStart(from, 'month');
  const first = begun === from ? from : nextMonth(begun);
  const end = addDays(to, 1);
  const rest = stepStart(end, 'month');
  if (first >= rest) return undefined;
  return {
    first,
    last: stepStart(addDays(rest, -1), 'month'),
    ...(first === from ? {} : { before: { from, to: addDays(first, -1) } }),
    ...(rest === end ? {} : { after: { from: rest, to } }),
  };
}

/** No month has more than 31 days, nor two of them fewer than 59. */
const nextMonth = (first: string): string => stepStart(addDays(first, 31), 'month');

/** The first day of the step that a day is in; weeks begin on Monday. */
export function stepStart(day: string, step: ReportStep): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** One row for every step of the span, also for those in which nothing happened, so that a chart has no holes. */
export function bySteps<Sums>(
  days: readonly (Sums & { readonly day: string })[],
  { from, to }: DaySpan,
  step: ReportStep,
  { none, add }: { readonly none: Sums; readonly add: (one: Sums, other: Sums) => Sums },
): readonly (Sums & { readonly day: string })[] {
  const found = new Map<string, Sums>();
  for (let day = from; day <= to; day = addDays(day, 1)) found.set(stepStart(day, step), none);
  for (const row of days) {
    const start = stepStart(row.day, step);
    found.set(start, add(found.get(start) ?? none, row));
  }
  return [...found].map(([day, sums]) => ({ ...sums, day }));
}

export const salesBySteps = (
  days: readonly SalesDay[],
  span: DaySpan,
  step: ReportStep,
): readonly SalesDay[] => bySteps<SalesSums>(days, span, step, { none: NO_SALES, add: addSales });

/** The span of the same length that ends the day before. */
export function spanBefore({ from, to }: DaySpan): DaySpan {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The last days up to today, today included. */
export const lastDays = (today: string, days: number): DaySpan => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** What one product, category, client, representative, coupon or payment method came to. */
export interface ReportPart {
  readonly key: string;
  readonly name: string;
  readonly orders: number;
  /** Thousandths, without what came back; 0 where no goods are counted. */
  readonly quantity: number;
  readonly returnedQuantity: number;
  /** Net, with `returnedTotal` beside it. */
  readonly total: Money;
  readonly returnedTotal: Money;
  readonly discount: Money;
}
