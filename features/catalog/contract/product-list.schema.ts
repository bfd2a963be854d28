import { type Static, Type } from 'typebox';
import { LARGEST_PAGE_SIZE, LAST_PAGE, PAGE_SIZE } from '../domain/page.ts';
import { crumbSchema } from './category.schema.ts';
import { deliveryType, salesChannel, text, uuid } from './fields.schema.ts';
import { productSchema } from './product.schema.ts';

/** What both product lists may be asked. Unknown parameters are ignored. */
export const productListQuery = Type.Object({
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
  tipoentrega: Type.Optional(deliveryType),
  tagsPesquisa: Type.Optional(text(500, 'Etiquetas separadas por vírgula; o produto tem todas')),
  agrupadores: Type.Optional(Type.String({ maxLength: 500 })),
  ignorepolicy: Type.Optional(Type.Boolean()),
  produtoprincipal: Type.Optional(Type.String({ maxLength: 60 })),
});
export type ProductListQuery = Static<typeof productListQuery>;

export const productListAnswer = Type.Object({
  data: Type.Object({
    dados: Type.Array(productSchema),
    total: Type.Integer(),
    pagina: Type.Integer(),
    limite: Type.Integer(),
    paginas: Type.Integer(),
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
