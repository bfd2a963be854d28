import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderSchema } from './order.schema.ts';
import { ofOrder, reasonField } from './own-order-params.schema.ts';
import { cancelTexts } from './quote-texts.ts';

export const cancelOrderSchema = {
  summary:
    'O cliente cancela o seu pedido, enquanto não saiu da loja: estoque, cupom e cobrança são devolvidos. Repetir devolve o mesmo pedido.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object(
    { motivo: reasonField('Por que cancela; a loja e o cliente leem') },
    { additionalProperties: false },
  ),
  answer: orderSchema,
  refusals: someRefusals(cancelTexts, 'order-not-found', 'reason-missing', 'left-already'),
} as const satisfies EndpointSchema;
