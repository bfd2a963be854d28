import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { instant, orNull, reais, salesChannel, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { couponTexts } from './call-texts.ts';

/** A code as typed, in any spelling; it is normalised before the lookup. */
export const typedCode = text(200);

/** Per cent or reais. Spec 3, discount type. */
export const discountFields = {
  tipodesconto: Type.Enum(['%', 'R$']),
  percentualDesconto: Type.Number({ minimum: 0, maximum: 100, description: '0 onde o desconto é em reais' }),
  valorDesconto: Type.Optional(Type.Number({ minimum: 0, description: 'Onde o desconto é em reais' })),
};

/** A coupon as shoppers see it. Spec 7. */
export const couponSchema = Type.Object({
  codigocupom: Type.String(),
  descricao: Type.String(),
  ...discountFields,
  produtosComDesconto: Type.Array(uuid, { description: 'Vazio: vale para todos' }),
  nao_usar_com_politica: Type.Boolean(),
  habilitar_visualizacao_desconto: Type.Boolean(),
  aplicacao_automatica: Type.Boolean(),
  valorMinimo: reais,
  validoDe: Type.Optional(instant),
  validoAte: Type.Optional(instant),
  canalVenda: Type.Optional(
    Type.Enum(['WEB', 'MANUAL'], { description: 'Onde vale; ausente: em qualquer canal' }),
  ),
  primeiraCompra: Type.Boolean(),
  formasPagamento: Type.Array(uuid, { description: 'Vazio: qualquer uma' }),
});

export type WireCoupon = Static<typeof couponSchema>;

const checkedCouponSchema = Type.Object({
  valido: Type.Boolean(),
  error: Type.String({ description: 'Por que não vale; vazio se vale' }),
  aviso: Type.Optional(
    Type.String({ description: 'Vale, mas o cupom automático já aplicado dá mais desconto' }),
  ),
  percentualDesconto: Type.Number({ minimum: 0, maximum: 100 }),
  desconto: reais,
  cupom: orNull(couponSchema),
});

export type WireCheckedCoupon = Static<typeof checkedCouponSchema>;

export const checkCouponSchema = {
  summary: 'Se um cupom vale para o carrinho guardado do cliente, e quanto ele desconta.',
  tag: 'Coupons',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid, codigo: typedCode }),
  query: Type.Object({
    canalVenda: Type.Optional(salesChannel),
    idformapagamento: Type.Optional(uuid),
    codigocupomautomatico: Type.Optional(typedCode),
  }),
  answer: checkedCouponSchema,
  refusals: someRefusals(couponTexts, 'too-many-codes'),
} as const satisfies EndpointSchema;

const clientCouponSchema = Type.Object({
  ...couponSchema.properties,
  disponivel: Type.Boolean({ description: 'Se ainda pode ser usado por este cliente' }),
  motivo: Type.Optional(Type.String({ description: 'Por que não' })),
});

export type WireClientCoupon = Static<typeof clientCouponSchema>;

export const listClientCouponsSchema = {
  summary: 'Os cupons que a loja oferece ao cliente, do mais novo ao mais antigo.',
  tag: 'Coupons',
  params: Type.Object({ idcliente: uuid }),
  query: Type.Object({
    onlyLast: Type.Optional(Type.Boolean({ description: 'Só o mais novo' })),
    available: Type.Optional(Type.Boolean({ description: 'Só os que ainda podem ser usados' })),
    idformapagamento: Type.Optional(uuid),
    idfornecedor: Type.Optional(uuid),
  }),
  answer: Type.Object({ cupons: Type.Array(clientCouponSchema) }),
} as const satisfies EndpointSchema;

const referralSchema = Type.Object({
  cupom: couponSchema,
  link: Type.String({ description: 'Endereço na loja que já leva o cupom' }),
  usos: Type.Integer({ minimum: 0, description: 'Quantos pedidos foram feitos com ele' }),
});

export type WireReferral = Static<typeof referralSchema>;

export const getReferralSchema = {
  summary: 'O cupom de indicação do cliente, feito quando é pedido pela primeira vez.',
  tag: 'Coupons',
  params: Type.Object({ idcliente: uuid }),
  query: Type.Object({ idfornecedor: Type.Optional(uuid) }),
  answer: referralSchema,
  refusals: someRefusals(couponTexts, 'no-referral'),
} as const satisfies EndpointSchema;
