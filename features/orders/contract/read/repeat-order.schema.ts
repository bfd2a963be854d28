import { type Static, Type } from 'typebox';
import { cartItemSchema } from '#features/cart/contract/cart-item.schema.ts';
import { cartNoticeSchema } from '#features/cart/contract/cart-notice.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { instant } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderItemSchema } from '../order/order-item.schema.ts';
import { orderTexts } from '../texts.ts';
import { getOrderSchema } from './orders.schema.ts';

const repeatedLineSchema = Type.Object({
  pedido: orderItemSchema,
  item: Type.Optional(cartItemSchema),
  avisos: Type.Array(cartNoticeSchema, { description: 'O que mudou desde o pedido' }),
});
export type WireRepeatedLine = Static<typeof repeatedLineSchema>;

export const repeatOrderSchema = {
  summary:
    'O que um pedido do cliente seria hoje: cada item como foi pedido e como pode ser comprado agora. Nada é guardado.',
  tag: 'Orders',
  params: getOrderSchema.params,
  answer: Type.Object({
    numpedido: Type.Integer(),
    criadoEm: instant,
    formaPagamento: Type.String({ description: 'A do pedido; os preços de agora são com ela' }),
    linhas: Type.Array(repeatedLineSchema),
  }),
  refusals: someRefusals(orderTexts, 'order-not-found'),
} as const satisfies EndpointSchema;
