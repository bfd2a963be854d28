import { CouponScreen } from '#features/coupons/panel/coupon-screen.tsx';
import { NewCouponsScreen } from '#features/coupons/panel/new-coupons-screen.tsx';
import { usePriceSources } from './price-sources.ts';

/** Pages of coupons with what they take from other features. */
export const NewCouponsPage = () => <NewCouponsScreen sources={usePriceSources()} />;
export const CouponPage = () => <CouponScreen sources={usePriceSources()} />;
