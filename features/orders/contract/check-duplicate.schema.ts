import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderParams, orderPayloadSchema } from './order-payload.schema.ts';
import { submitTexts } from './texts.ts';

/**
 * Called before a submit, where an identical order is a refusal; and after a submit whose response was lost, with its
 * Idempotency-Key: it then returns the number of the order that was created. Spec 5; spec 8.
 */
export const checkDuplicateSchema = {
  summary:
    'Recusa se um pedido idêntico foi feito há poucos segundos; com a Idempotency-Key de um envio, diz o seu pedido.',
  tag: 'Orders',
  params: orderParams,
  body: orderPayloadSchema,
  answer: Type.Object({
    numpedido: Type.Optional(Type.Integer({ description: 'O pedido que este envio já fez' })),
  }),
  refusals: someRefusals(submitTexts, 'duplicate-order', 'key-reused', 'invalid-key'),
  facts: { 'duplicate-order': 'numpedido, o do pedido idêntico, para quem o vê' },
} as const satisfies EndpointSchema;
