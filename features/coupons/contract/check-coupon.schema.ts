import { type Static, Type } from 'typebox';
import { reais, salesChannel, uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { couponTexts } from './call-texts.ts';
import { typedCode } from './code.schema.ts';
import { couponSchema } from './coupon.schema.ts';

const answer = Type.Object({
  valido: Type.Boolean(),
  error: Type.String({ description: 'Por que não vale; vazio se vale' }),
  aviso: Type.Optional(
    Type.String({ description: 'Vale, mas o cupom automático já aplicado dá mais desconto' }),
  ),
  percentualDesconto: Type.Number({ minimum: 0, maximum: 100 }),
  desconto: reais,
  cupom: Type.Union([couponSchema, Type.Null()]),
});

export type WireCheckedCoupon = Static<typeof answer>;

export const checkCouponSchema = {
  summary: 'Se um cupom vale para o carrinho guardado do cliente, e quanto ele desconta.',
  tag: 'Coupons',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid, codigo: typedCode }),
  query: Type.Object({
    canalVenda: Type.Optional(salesChannel),
    idformapagamento: Type.Optional(uuid),
    codigocupomautomatico: Type.Optional(typedCode),
  }),
  answer,
  refusals: someRefusals(couponTexts, 'too-many-codes'),
} as const satisfies EndpointSchema;
