import { type Static, Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { couponTexts } from './call-texts.ts';
import { couponSchema } from './coupon.schema.ts';

const answer = Type.Object({
  cupom: couponSchema,
  link: Type.String({ description: 'Endereço na loja que já leva o cupom' }),
  usos: Type.Integer({ minimum: 0, description: 'Quantos pedidos foram feitos com ele' }),
});

export type WireReferral = Static<typeof answer>;

export const getReferralSchema = {
  summary: 'O cupom de indicação do cliente, feito quando é pedido pela primeira vez.',
  tag: 'Coupons',
  params: Type.Object({ idcliente: uuid }),
  query: Type.Object({ idfornecedor: Type.Optional(uuid) }),
  answer,
  refusals: someRefusals(couponTexts, 'no-referral'),
} as const satisfies EndpointSchema;
