import { type Static, Type } from 'typebox';
import { cartAnswer } from '#features/cart/contract/cart.schema.ts';
import { cartItemSchema } from '#features/cart/contract/cart-item.schema.ts';
import { cartNoticeSchema } from '#features/cart/contract/cart-notice.schema.ts';
import { buyingTerms } from '#features/catalog/contract/buying-terms.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { quantity, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { listedProduct, listKind, ofList, sharingFields } from './lists.schema.ts';
import { listTexts } from './texts.ts';

const line = Type.Object({
  idproduto: uuid,
  quantidade: quantity,
  posicao: Type.Integer(),
  ...listedProduct,
  item: Type.Optional(cartItemSchema),
  avisos: Type.Array(cartNoticeSchema, { description: 'Em que a compra de hoje difere da lista' }),
});

export const getListProductsSchema = {
  summary: 'Os produtos de uma lista, cada um como pode ser comprado agora. Nada é guardado.',
  tag: 'Shopping lists',
  params: ofList,
  query: Type.Object(buyingTerms),
  answer: Type.Object({
    idlista: uuid,
    nome: Type.String(),
    descricao: Type.Optional(Type.String({ description: 'Para que serve uma lista sugerida' })),
    type: listKind,
    ...sharingFields,
    produtos: Type.Array(line),
  }),
  refusals: someRefusals(listTexts, 'list-not-found'),
} as const satisfies EndpointSchema;

export type WireListLine = Static<typeof line>;
export type WireOpenList = Static<(typeof getListProductsSchema)['answer']>;

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
