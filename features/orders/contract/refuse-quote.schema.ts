import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderSchema } from './order.schema.ts';
import { ofOrder, reasonField } from './own-order-params.schema.ts';
import { cancelTexts } from './quote-texts.ts';

export const refuseQuoteSchema = {
  summary: 'O cliente recusa o orçamento, precificado ou não: ele é encerrado. Repetir devolve o mesmo.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object({ motivo: reasonField('Por que recusa; a loja lê') }, { additionalProperties: false }),
  answer: orderSchema,
  refusals: someRefusals(cancelTexts, 'order-not-found', 'reason-missing', 'no-quote-any-more'),
} as const satisfies EndpointSchema;
