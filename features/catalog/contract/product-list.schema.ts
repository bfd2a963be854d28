import { type Static, Type } from 'typebox';
import { crumbSchema } from './category.schema.ts';
import { deliveryType, salesChannel, uuid } from './fields.schema.ts';
import { productSchema } from './product.schema.ts';

/** What both product lists may be asked. Unknown parameters are ignored. */
export const productListQuery = Type.Object({
  fornec: Type.Optional(uuid),
  categ: Type.Optional(Type.String({ maxLength: 200, description: 'Id ou caminho da categoria' })),
  sk: Type.Optional(Type.String({ maxLength: 500, description: 'Texto da busca' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
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
  tagsPesquisa: Type.Optional(
    Type.String({ maxLength: 500, description: 'Etiquetas separadas por vírgula; o produto tem todas' }),
  ),
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
