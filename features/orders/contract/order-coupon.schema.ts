import { type Static, Type } from 'typebox';
import { discountFields } from '#features/coupons/contract/coupon.schema.ts';

/** The coupon that the order was made with. Spec 3, dadospedido.cupom. */
export const orderCouponSchema = Type.Object({
  codigocupom: Type.String(),
  descricao: Type.String(),
  ...discountFields,
});

export type WireOrderCoupon = Static<typeof orderCouponSchema>;
