import type { ShownCoupon } from '../domain/coupon.ts';
import type { WireReferral } from './coupon.schema.ts';
import { couponFromWire, couponToWire } from './coupon.wire.ts';

/** Name of the query parameter that carries a code. */
export const COUPON_PARAM = 'cupom';

export const referralToWire = (
  { coupon, used }: { readonly coupon: ShownCoupon; readonly used: number },
  slug: string,
): WireReferral => ({
  cupom: couponToWire(coupon),
  link: `/${slug}?${COUPON_PARAM}=${coupon.code}`,
  usos: used,
});

export interface Referral {
  readonly coupon: ShownCoupon;
  readonly used: number;
}

export const referralFromWire = ({ cupom, usos }: WireReferral): Referral => ({
  coupon: couponFromWire(cupom),
  used: usos,
});
