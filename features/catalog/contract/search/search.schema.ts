import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';
import { buyingTerms } from '../buying-terms.schema.ts';
import { productSchema } from '../products/product.schema.ts';

export const suggestProductsSchema = {
  summary: 'Sugere até dez produtos para o texto que está sendo digitado.',
  tag: 'Products',
  query: Type.Object({
    idfornecedor: uuid,
    query: Type.String({ maxLength: 2000 }),
    idcliente: Type.Optional(uuid),
    ...buyingTerms,
  }),
  answer: Type.Object({
    resultset: Type.Object({
      hits: Type.Array(productSchema, { maxItems: 10 }),
      total: Type.Integer(),
      aproximado: Type.Boolean({ description: 'Nada é como foi pedido: estes produtos só se parecem' }),
      consultaCorrigida: Type.Optional(Type.String({ description: 'O que pode ter sido o texto certo' })),
    }),
  }),
} as const satisfies EndpointSchema;

export const popularSearchesSchema = {
  summary:
    'O que mais se buscou na loja nos últimos 30 dias: só o que muitos buscaram e o que encontra algo.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid }),
  answer: Type.Object({ termos: Type.Array(Type.String()) }),
} as const satisfies EndpointSchema;
