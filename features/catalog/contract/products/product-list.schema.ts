import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  deliveryTypeOrEmpty,
  described,
  givenReais,
  handle,
  salesChannel,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { LARGEST_PAGE_SIZE, LAST_PAGE, PAGE_SIZE } from '../../domain/product-query.ts';
import { crumbSchema } from '../categories/category.schema.ts';
import { catalogTexts } from '../texts.ts';
import { productSchema } from './product.schema.ts';

/** Query of both product lists and of their facet counts. Unknown parameters are ignored. */
export const productListParameters = Type.Object({
  fornec: Type.Optional(uuid),
  categ: Type.Optional(text(200, 'Id ou caminho da categoria')),
  sk: Type.Optional(Type.String({ maxLength: 2000, description: 'Texto da busca' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: LAST_PAGE, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_PAGE_SIZE, default: PAGE_SIZE })),
  ordenacao: Type.Optional(
    Type.Union(
      [
        Type.Literal('relevancia'),
        Type.Literal('menor_preco'),
        Type.Literal('maior_preco'),
        Type.Literal('nome'),
      ],
      { default: 'relevancia' },
    ),
  ),
  formapagamento: Type.Optional(uuid),
  canalVenda: Type.Optional(salesChannel),
  tipoentrega: Type.Optional(deliveryTypeOrEmpty),
  tagsPesquisa: Type.Optional(text(500, 'Etiquetas separadas por vírgula; o produto tem todas')),
  agrupadores: Type.Optional(
    text(1000, 'Agrupadores separados por vírgula; o produto tem um de cada tipo escolhido'),
  ),
  marcas: Type.Optional(text(1000, 'Marcas separadas por vírgula, como os filtros as chamam; basta uma')),
  precode: Type.Optional(described(givenReais, 'Menor preço, em reais. Sem efeito para quem não vê preços')),
  precoate: Type.Optional(described(givenReais, 'Maior preço, em reais. Sem efeito para quem não vê preços')),
  disponiveis: Type.Optional(Type.Boolean({ description: 'Só o que pode ser comprado agora' })),
  comprados: Type.Optional(
    Type.Boolean({ description: 'Só o que o cliente da sessão já comprou, com a última compra de cada um' }),
  ),
  ignorepolicy: Type.Optional(
    Type.Boolean({ description: 'Preços sem o que as políticas comerciais fazem deles' }),
  ),
  produtoprincipal: Type.Optional(
    Type.String({
      pattern: '^(true|false|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$',
      description:
        '`true`: sem os produtos vinculados a outro; um id: só os vinculados a ele; vazio ou `false`: todos',
    }),
  ),
});
export type ProductListQuery = Static<typeof productListParameters>;

export const productListAnswer = Type.Object({
  data: Type.Object({
    dados: Type.Array(productSchema),
    total: Type.Integer(),
    pagina: Type.Integer(),
    limite: Type.Integer(),
    paginas: Type.Integer(),
    aproximado: Type.Boolean({ description: 'Nada é como foi pedido: estes produtos só se parecem' }),
    consultaCorrigida: Type.Optional(
      Type.String({ description: 'O que pode ter sido o texto certo; com `aproximado`, o texto buscado' }),
    ),
    redirecionar: Type.Optional(
      Type.String({
        description: 'Aonde a loja leva quem busca este texto: um caminho dela, como /c/ofertas',
      }),
    ),
    categoria: Type.Optional(
      Type.Object({
        id: uuid,
        nome: Type.String(),
        caminho: Type.String(),
        trilha: Type.Array(crumbSchema),
      }),
    ),
  }),
});
export type WireProductList = Static<typeof productListAnswer>;

const movedFacts = {
  'category-not-found': 'mudouPara: o caminho novo dentro da loja, ou o endereço, se a loja o redireciona',
};

export const listProductsSchema = {
  summary: 'Lista produtos para um endereço, por categoria ou busca, em páginas.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, idendereco: uuid }),
  query: productListParameters,
  answer: productListAnswer,
  refusals: someRefusals(catalogTexts, 'category-not-found'),
  facts: movedFacts,
} as const satisfies EndpointSchema;

export const listProductsWithoutAddressSchema = {
  summary: 'Lista produtos quando ainda não há endereço.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, token: handle }),
  query: productListParameters,
  answer: productListAnswer,
  refusals: someRefusals(catalogTexts, 'category-not-found'),
  facts: movedFacts,
} as const satisfies EndpointSchema;
