import { type Static, Type } from 'typebox';
import { productFields } from '#features/catalog/contract/products/product.schema.ts';
import { couponSchema } from '#features/coupons/contract/coupon.schema.ts';
import { described, instant, orNull, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';

const { slug, nome, unidade, imagem, fundo } = productFields;

/** One of the products of a combo. Spec 3, cart item. */
export const comboPartSchema = Type.Object({
  id: uuid,
  sku: Type.String(),
  slug,
  nome,
  unidade,
  imagem,
  fundo,
  quantidade: described(quantity, 'Em um combo'),
  precoSozinho: Type.Optional(described(reais, 'Quanto esta quantidade custa fora do combo')),
});

export type WireComboPart = Static<typeof comboPartSchema>;

export const cartLockSchema = Type.Object(
  {
    atendente: Type.String(),
    motivo: Type.String(),
    desde: instant,
  },
  { description: 'O carrinho foi preparado por um atendente: só se lê, até ser desbloqueado' },
);

export type WireCartLock = Static<typeof cartLockSchema>;

/** Whether and how the cart is bought as a subscription. Spec 7, cart. */
export const cartMetaInfo = Type.Object({
  hasRecorrencia: Type.Boolean({ description: 'A loja oferece assinaturas, e há o que assinar' }),
  recorrencia: Type.Optional(
    Type.Object({
      mensagem: Type.String({ description: 'O que vai acontecer; vazia para uma compra única' }),
      idtipoassinatura: Type.Optional(uuid),
      aviso: Type.Optional(Type.String({ description: 'A assinatura escolhida não é mais oferecida' })),
      economias: Type.Array(Type.Object({ idtipoassinatura: uuid, economia: reais }), {
        description: 'O que este carrinho custa a menos em cada assinatura que custa menos',
      }),
    }),
  ),
});

export type WireMetaInfo = Static<typeof cartMetaInfo>;

const cartCouponSchema = Type.Object({
  ...couponSchema.properties,
  desconto: Type.Number({ minimum: 0, description: 'O que dá neste carrinho' }),
  aplicado: Type.Boolean(),
});

const orNone = orNull(cartCouponSchema);

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
