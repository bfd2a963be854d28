import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { cartAnswer } from './cart.schema.ts';
import { ofClient } from './prepare-cart.schema.ts';

export const releaseCartSchema = {
  summary: 'Tira o bloqueio do carrinho de um cliente; os itens e os preços combinados ficam.',
  tag: 'Painel',
  params: ofClient,
  answer: cartAnswer,
} as const satisfies EndpointSchema;
