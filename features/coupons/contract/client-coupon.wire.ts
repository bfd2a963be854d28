import type { CouponRefusal } from '../domain/coupon-refusal.ts';
import { couponFromWire, couponToWire, type ShownCoupon } from './coupon.wire.ts';
import type { WireClientCoupon } from './list-client-coupons.schema.ts';
import { couponSentence } from './texts.ts';

export const clientCouponToWire = ({
  coupon,
  refusal,
}: {
  readonly coupon: ShownCoupon;
  readonly refusal?: CouponRefusal;
}): WireClientCoupon => ({
  ...couponToWire(coupon),
  disponivel: refusal === undefined,
  ...(refusal === undefined ? {} : { motivo: couponSentence(refusal) }),
});

export const clientCouponFromWire = (wire: WireClientCoupon): ShownCoupon => couponFromWire(wire);
