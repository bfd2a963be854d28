import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { facetValueSchema } from './facet.schema.ts';
import { text, uuid } from './fields.schema.ts';
import { catalogTexts } from './texts.ts';

export const listTagsSchema = {
  summary: 'As etiquetas que podem ser escolhidas em uma categoria ou busca, as mais frequentes primeiro.',
  tag: 'Content',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object({
    idcategoria: Type.Optional(text(200, 'Id ou caminho da categoria')),
    idcliente: Type.Optional(uuid),
    query: Type.Optional(Type.String({ maxLength: 2000, description: 'Texto da busca' })),
  }),
  answer: Type.Object({ tags: Type.Array(facetValueSchema) }),
  refusals: someRefusals(catalogTexts, 'category-not-found'),
} as const satisfies EndpointSchema;
