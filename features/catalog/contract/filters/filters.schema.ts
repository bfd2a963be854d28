import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { reais, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { buyingTerms } from '../buying-terms.schema.ts';
import { productSchema } from '../products/product.schema.ts';
import { productListParameters } from '../products/product-list.schema.ts';
import { catalogTexts } from '../texts.ts';

/** A facet value and the number of products it would leave. */
export const facetValueSchema = Type.Object({
  valor: Type.String({ description: 'Como vai na consulta' }),
  nome: Type.String(),
  quantidade: Type.Integer({ minimum: 0 }),
});
export type WireFacetValue = Static<typeof facetValueSchema>;

export const groupingValueSchema = Type.Object({
  ...facetValueSchema.properties,
  tipo: Type.String({ description: 'Tamanho, Sabor…; vazio quando não tem' }),
});

const count = Type.Integer({ minimum: 0 });

export const listFiltersSchema = {
  summary:
    'Por que a lista de produtos pode ser filtrada, e quantos produtos cada escolha deixa: contados com todos os outros filtros.',
  tag: 'Products',
  params: Type.Object({
    idfornecedor: uuid,
    idcategoria: text(200, 'Id ou caminho da categoria; `todas` para a que `categ` diz, ou para nenhuma'),
  }),
  query: productListParameters,
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

export const productsByTagsSchema = {
  summary: 'Até vinte produtos que têm alguma das etiquetas, os mais procurados primeiro.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object({
    idcadastroextraproduto: Type.Optional(
      Type.String({
        pattern: '^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$',
        description: 'O produto que fica de fora',
      }),
    ),
    tagsPesquisa: text(500, 'Etiquetas separadas por vírgula; basta uma'),
    ...buyingTerms,
  }),
  answer: Type.Object({ produtos: Type.Array(productSchema, { maxItems: 20 }) }),
} as const satisfies EndpointSchema;
