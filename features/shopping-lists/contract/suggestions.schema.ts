import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  givenQuantity,
  nonBlankText,
  ofSupplier,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MAX_NAME_LENGTH } from '../domain/list-name.ts';
import { MAX_PRODUCTS } from '../domain/shopping-list.ts';
import { MAX_DESCRIPTION_LENGTH } from '../domain/suggestion.ts';
import { ofList } from './lists.schema.ts';
import { suggestionTexts } from './texts.ts';

const product = Type.Object({ idproduto: uuid, quantidade: givenQuantity }, closed);

const terms = {
  nome: nonBlankText(MAX_NAME_LENGTH),
  descricao: Type.Optional(text(MAX_DESCRIPTION_LENGTH, 'Para que serve a lista: o cliente lê')),
  produtos: Type.Array(product, { maxItems: MAX_PRODUCTS, description: 'Na ordem em que aparecem' }),
  clientes: Type.Optional(
    Type.Array(uuid, { maxItems: 500, description: 'Sem clientes nem grupos, é para todos os clientes' }),
  ),
  grupos: Type.Optional(Type.Array(nonBlankText(60), { maxItems: 50 })),
  ativa: Type.Optional(Type.Boolean()),
};
const wanted = Type.Object(terms, closed);

const head = {
  idlista: uuid,
  nome: Type.String(),
  descricao: Type.String(),
  totalProdutos: Type.Integer(),
  clientes: Type.Array(uuid),
  grupos: Type.Array(Type.String()),
  ativa: Type.Boolean(),
  atualizadaEm: Type.String(),
  versao: version,
};
const suggestionHead = Type.Object(head);
const suggestion = Type.Object({
  ...head,
  produtos: Type.Array(
    Type.Object({
      idproduto: uuid,
      quantidade: givenQuantity,
      nome: Type.String(),
      sku: Type.String(),
      unidade: Type.String(),
      ativo: Type.Boolean({ description: 'À venda' }),
    }),
  ),
});

export type WireWantedSuggestion = Static<typeof wanted>;
export type WireSuggestionHead = Static<typeof suggestionHead>;
export type WireSuggestion = Static<typeof suggestion>;

export const listSuggestionsSchema = {
  summary: 'As listas que a loja sugere, primeiro as ativas.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    ...pageFields,
    busca: Type.Optional(text(80, 'Partes do nome')),
    ativa: Type.Optional(Type.Boolean({ description: 'Ausente: também as retiradas' })),
  }),
  answer: pageSchema(suggestionHead),
} as const satisfies EndpointSchema;

export const getSuggestionSchema = {
  summary: 'Uma lista sugerida, com seus produtos.',
  tag: 'Painel',
  params: ofList,
  answer: suggestion,
  refusals: someRefusals(suggestionTexts, 'list-not-found'),
} as const satisfies EndpointSchema;

const suggestionRefusals = someRefusals(
  suggestionTexts,
  'list-without-name',
  'list-without-products',
  'quantity-not-exact',
  'unknown-products',
  'unknown-clients',
  'too-many-suggested',
);

export const suggestListSchema = {
  summary: 'Sugere uma lista de compras a todos os clientes, a grupos deles ou a alguns.',
  tag: 'Painel',
  params: ofSupplier,
  body: wanted,
  answer: suggestion,
  refusals: suggestionRefusals,
} as const satisfies EndpointSchema;

export const changeSuggestionSchema = {
  summary: 'Põe outro nome, outros produtos e outro público no lugar dos de uma lista sugerida.',
  tag: 'Painel',
  params: ofList,
  body: Type.Object(
    { ...terms, versao: Type.Optional(described(version, 'Ausente: grava sobre o que houver')) },
    closed,
  ),
  answer: suggestion,
  refusals: {
    ...someRefusals(suggestionTexts, 'list-not-found'),
    ...suggestionRefusals,
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const withdrawSuggestionSchema = {
  summary: 'Deixa de sugerir uma lista; o que os clientes copiaram dela fica com eles.',
  tag: 'Painel',
  params: ofList,
  answer: suggestion,
  refusals: someRefusals(suggestionTexts, 'list-not-found'),
} as const satisfies EndpointSchema;
