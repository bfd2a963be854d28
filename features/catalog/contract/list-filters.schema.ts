import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { facetValueSchema, groupingValueSchema } from './facet.schema.ts';
import { reais, text, uuid } from './fields.schema.ts';
import { productListQuery } from './product-list.schema.ts';
import { catalogTexts } from './texts.ts';

const count = Type.Integer({ minimum: 0 });

export const listFiltersSchema = {
  summary:
    'Por que a lista de produtos pode ser filtrada, e quantos produtos cada escolha deixa: contados com todos os outros filtros.',
  tag: 'Products',
  params: Type.Object({
    idfornecedor: uuid,
    idcategoria: text(200, 'Id ou caminho da categoria; `todas` para a que `categ` diz, ou para nenhuma'),
  }),
  query: productListQuery,
  answer: Type.Object({
    tags: Type.Array(facetValueSchema),
    marcas: Type.Array(facetValueSchema),
    agrupadores: Type.Array(groupingValueSchema),
    preco: Type.Optional(Type.Object({ minimo: reais, maximo: reais })),
    disponiveis: count,
    vinculados: count,
    total: count,
  }),
  refusals: someRefusals(catalogTexts, 'category-not-found'),
} as const satisfies EndpointSchema;
