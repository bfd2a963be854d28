import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { cartAnswer } from './cart.schema.ts';
import { cartParams, cartQuery } from './cart-query.schema.ts';

export const getCartSchema = {
  summary: 'O carrinho guardado do cliente, com os preços de agora.',
  tag: 'Cart',
  params: cartParams,
  query: Type.Object(cartQuery),
  answer: cartAnswer,
} as const satisfies EndpointSchema;
