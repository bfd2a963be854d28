import { defined } from '#kernel/defined.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { ShownCoupon } from '../domain/coupon.ts';
import type { CouponRefusal } from '../domain/coupon-refusal.ts';
import type { WireClientCoupon } from './coupon.schema.ts';
import { couponFromWire, couponToWire } from './coupon.wire.ts';
import { couponSentence } from './texts.ts';

interface ClientCoupon {
  readonly coupon: ShownCoupon;
  readonly refusal?: CouponRefusal;
}

export const clientCouponToWire = ({ coupon, refusal }: ClientCoupon, zone: TimeZone): WireClientCoupon => ({
  ...couponToWire(coupon),
  disponivel: refusal === undefined,
  ...defined({ motivo: refusal === undefined ? undefined : couponSentence(refusal, zone) }),
});

export const clientCouponFromWire = (wire: WireClientCoupon): ShownCoupon => couponFromWire(wire);
