import { type Static, Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { couponSchema } from './coupon.schema.ts';

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
