import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { ReferralTerms } from '../contract/coupon-terms.wire.ts';
import { type CouponState, couponsPage } from './panel-coupons.store.ts';
import { referralTermsOf } from './referral-terms.store.ts';

/** One page of the shop's coupons, the newest first. */
export const listCoupons = (
  { db, supplier }: Context,
  page: PageRange,
): Promise<{ readonly rows: CouponState[]; readonly total: number }> => couponsPage(db, supplier.id, page);

/** The terms of new referral coupons; undefined if the shop has set none. */
export const getReferralTerms = ({ db, supplier }: Context): Promise<ReferralTerms | undefined> =>
  referralTermsOf(db, supplier.id);
