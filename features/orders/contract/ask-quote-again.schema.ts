import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderSchema } from './order.schema.ts';
import { ofOrder, reasonField } from './own-order-params.schema.ts';
import { quoteTexts } from './quote-texts.ts';

export const askQuoteAgainSchema = {
  summary: 'O cliente pede outro preço para um orçamento precificado, vencido ou não: ele volta à análise.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object({ mensagem: reasonField('O que pede; a loja lê') }, { additionalProperties: false }),
  answer: orderSchema,
  refusals: someRefusals(
    quoteTexts,
    'order-not-found',
    'not-approved',
    'registration-refused',
    'quote-closed',
    'quote-under-analysis',
  ),
} as const satisfies EndpointSchema;
