import { type Static, Type } from 'typebox';
import { reais } from '#features/catalog/contract/fields.schema.ts';
import { couponSchema } from '#features/coupons/contract/coupon.schema.ts';

const cartCouponSchema = Type.Object({
  ...couponSchema.properties,
  desconto: Type.Number({ minimum: 0, description: 'O que dá neste carrinho' }),
  aplicado: Type.Boolean(),
});

const orNone = Type.Union([cartCouponSchema, Type.Null()]);

/** The effect of coupons on a cart; absent where prices are hidden. */
export const cartCouponFields = {
  cupomAutomatico: orNone,
  cupom: Type.Optional(
    Type.Union([cartCouponSchema, Type.Null()], { description: 'O que o cliente aplicou' }),
  ),
  cupomAplicacaoAutomatica: Type.Optional(
    Type.Boolean({ description: 'Se cupons automáticos são aplicados a este carrinho' }),
  ),
  cupomRecusado: Type.Optional(
    Type.Object(
      { codigocupom: Type.String(), mensagem: Type.String() },
      { description: 'O cupom que não vale para o carrinho como está, e por quê' },
    ),
  ),
  desconto: Type.Optional(reais),
  totalComDesconto: Type.Optional(reais),
};

export type WireCartCoupon = Static<typeof cartCouponSchema>;
