import { Type } from 'typebox';
import { cartAnswer } from '#features/cart/contract/cart.schema.ts';
import { cartNoticeSchema } from '#features/cart/contract/cart-notice.schema.ts';
import { buyingTerms } from '#features/catalog/contract/buying-terms.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { ofList } from './lists.schema.ts';
import { listTexts } from './texts.ts';

/** Spec 5 and 8: `status` says whether it succeeded. */
export const applyListSchema = {
  summary: 'Soma os produtos de uma lista ao carrinho do cliente, com os preços de agora.',
  tag: 'Shopping lists',
  params: ofList,
  query: Type.Object(buyingTerms),
  answer: Type.Object({
    status: Type.Enum(['success', 'error']),
    message: Type.Optional(Type.String({ description: 'Por que o carrinho ficou como estava' })),
    avisos: Type.Array(cartNoticeSchema, { description: 'O que não pôde ser comprado, ou só de outro modo' }),
    carrinho: Type.Optional(cartAnswer),
  }),
  refusals: someRefusals(listTexts, 'list-not-found'),
} as const satisfies EndpointSchema;
