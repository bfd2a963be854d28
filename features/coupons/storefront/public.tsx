/** Public interface for the cart's screens, which load it lazily: no first page contains it. */
export { AppliedCoupon } from './applied-coupon.tsx';
export { ClientCoupons } from './client-coupons.tsx';
export { CouponForm } from './coupon-form.tsx';
export { type CouponAsker, checkCode } from './coupon-queries.ts';
export { forgetLinkCoupon, keptLinkCoupon, takeLinkCoupon } from './link-coupon.ts';
export { ReferralCard } from './referral-card.tsx';
