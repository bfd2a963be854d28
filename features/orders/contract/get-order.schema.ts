import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { orderSchema } from './order.schema.ts';

export const getOrderSchema = {
  summary: 'Um pedido do cliente: itens, entrega, pagamento e histórico.',
  tag: 'Orders',
  params: Type.Object({
    token: Type.String({ maxLength: 64 }),
    numpedido: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  answer: orderSchema,
} as const satisfies EndpointSchema;
