import { discountFromWire, discountToWire } from '#features/coupons/contract/coupon.wire.ts';
import type { OrderCoupon } from '../domain/order.ts';
import type { WireOrderCoupon } from './order-coupon.schema.ts';

export const orderCouponToWire = ({ code, description, discount }: OrderCoupon): WireOrderCoupon => ({
  codigocupom: code,
  descricao: description,
  ...discountToWire(discount),
});

export const orderCouponFromWire = (wire: WireOrderCoupon): OrderCoupon => ({
  code: wire.codigocupom,
  description: wire.descricao,
  discount: discountFromWire(wire),
});
