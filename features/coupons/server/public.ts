/** Public interface for other features and the composition. */
export type { ReferralTerms } from '../contract/coupon-terms.wire.ts';
export { claimCoupon, recordPurchase, undoPurchase } from './claim-coupon.ts';
export { countCode, type Guesser, mayTryCode, uncountCode } from './code-throttle.ts';
export { couponAllowsPayment } from './coupon-allows.store.ts';
export { couponOtherwise, keepCouponDiscount } from './coupon-otherwise.ts';
export { type CouponWish, couponsFor, hasCoupons } from './coupons-for.ts';
export { createCoupon, type NewCoupon } from './create-coupon.ts';
export { forgetClient, personalDataOf } from './personal-data.store.ts';
export { saveReferralTerms } from './referral-terms.store.ts';
