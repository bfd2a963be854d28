import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { ReferralTerms } from '../contract/coupon-terms.wire.ts';
import type { CouponId } from '../domain/coupon.ts';
import { type CouponState, couponState, couponsPage } from './panel-coupons.store.ts';
import { referralTermsOf } from './referral-terms.store.ts';

/** One page of the shop's coupons, the newest first. */
export const listCoupons = (
  { db, supplier }: Context,
  page: PageRange,
): Promise<{ readonly rows: CouponState[]; readonly total: number }> => couponsPage(db, supplier.id, page);

export async function getCoupon(
  { db, supplier }: Context,
  id: CouponId,
): Promise<Result<CouponState, { readonly code: 'coupon-not-found' }>> {
  const found = await couponState(db, supplier.id, id);
  return found === undefined ? refuse({ code: 'coupon-not-found' }) : accept(found);
}

/** The terms of new referral coupons; undefined if the shop has set none. */
export const getReferralTerms = ({ db, supplier }: Context): Promise<ReferralTerms | undefined> =>
  referralTermsOf(db, supplier.id);
