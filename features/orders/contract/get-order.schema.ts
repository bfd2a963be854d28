import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderSchema } from './order.schema.ts';
import { orderTexts } from './texts.ts';

export const getOrderSchema = {
  summary: 'Um pedido do cliente: itens, entrega, pagamento e histórico.',
  tag: 'Orders',
  params: Type.Object({
    token: Type.String({ maxLength: 64 }),
    numpedido: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  answer: orderSchema,
  refusals: someRefusals(orderTexts, 'order-not-found'),
} as const satisfies EndpointSchema;
