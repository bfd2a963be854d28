import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { CouponSums, CouponUse } from '../../domain/reports/coupon-use.ts';
import { type DaySpan, spanBefore } from '../../domain/reports/report.ts';
import { couponSums, couponUses } from './coupon-uses.store.ts';

export interface CouponReport {
  readonly uses: readonly CouponUse[];
  /** How many coupons there are in all. */
  readonly count: number;
  readonly sums: CouponSums;
  /** Of the span of the same length before. */
  readonly before: CouponSums;
}

export async function couponReport(
  { db, supplier }: Context,
  span: DaySpan,
  page: PageRange,
): Promise<CouponReport> {
  const { coupons, ...sums } = await couponSums(db, supplier.id, span);
  const { coupons: _, ...before } = await couponSums(db, supplier.id, spanBefore(span));
  const uses = await couponUses(db, supplier.id, span, page);
  return { uses, count: coupons, sums, before };
}

/** A page of the coupons alone. */
export const couponRanking = ({ db, supplier }: Context, span: DaySpan, page: PageRange) =>
  couponUses(db, supplier.id, span, page);
