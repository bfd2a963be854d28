import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { cartAnswer } from './cart.schema.ts';
import { ofClient } from './prepare-cart.schema.ts';
import { prepareTexts } from './prepare-cart-texts.ts';

export const releaseCartSchema = {
  summary: 'Tira o bloqueio do carrinho de um cliente; os itens e os preços combinados ficam.',
  tag: 'Painel',
  params: ofClient,
  answer: cartAnswer,
  refusals: someRefusals(prepareTexts, 'client-not-found'),
} as const satisfies EndpointSchema;
