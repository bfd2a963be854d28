/** What the cart's screens are made of. They come late: no first page carries them. */
export { AppliedCoupon } from './applied-coupon.tsx';
export { ClientCoupons } from './client-coupons.tsx';
export { CouponForm } from './coupon-form.tsx';
export { type CouponAsker, checkCode } from './coupon-queries.ts';
export { forgetLinkCoupon, keptLinkCoupon, takeLinkCoupon } from './link-coupon.ts';
export { ReferralCard } from './referral-card.tsx';
