import type { CouponRefusal } from '../domain/coupon-refusal.ts';
import type { WireClientCoupon } from './coupon.schema.ts';
import { couponFromWire, couponToWire, type ShownCoupon } from './coupon.wire.ts';
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
