import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, givenQuantity, orNull, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { LARGEST_WEIGHT } from '../../domain/weight.ts';
import { ofProduct } from '../panel-fields.schema.ts';
import { productChangeTexts } from '../panel-texts.ts';
import { catalogTexts } from '../texts.ts';

const ProductChangeBody = Type.Object(
  {
    preco: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000, description: 'Em reais, até duas casas' }),
    ),
    estoque: Type.Optional(
      Type.Union([givenQuantity, Type.Null()], {
        description: 'Até três casas; null deixa de contar o estoque',
      }),
    ),
    ativo: Type.Optional(Type.Boolean({ description: 'Se está à venda' })),
    maiorDeIdade: Type.Optional(Type.Boolean({ description: 'Se só maiores de 18 anos o podem comprar' })),
    peso: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: LARGEST_WEIGHT }), Type.Null()], {
        description: 'Gramas de uma unidade, para a taxa de entrega por peso; null deixa de dizer',
      }),
    ),
  },
  // Unknown fields are rejected: one may be a misspelled field that would silently not be changed.
  { additionalProperties: false, minProperties: 1 },
);
export type WireProductChange = Static<typeof ProductChangeBody>;

const PanelProductObject = Type.Object({
  id: uuid,
  sku: Type.String(),
  nome: Type.String(),
  preco: Type.Number(),
  estoque: orNull(Type.Number()),
  ativo: Type.Boolean(),
  maiorDeIdade: Type.Boolean({ description: 'A marca do próprio produto; a da categoria vale à parte' }),
  peso: orNull(Type.Integer()),
});
export type WirePanelProduct = Static<typeof PanelProductObject>;

export const changeProductSchema = {
  summary: 'Muda o preço, o estoque ou a venda de um produto; o que não é dito fica como está.',
  tag: 'Painel',
  params: ofProduct,
  body: ProductChangeBody,
  answer: PanelProductObject,
  refusals: productChangeTexts,
} as const satisfies EndpointSchema;

const adults = Type.Boolean({ description: 'Se só maiores de 18 anos podem comprar o que está nela' });

export const markCategorySchema = {
  summary:
    'Marca uma categoria inteira, com as suas subcategorias, como só para maiores de 18 anos; ou desmarca.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid, idcategoria: uuid }),
  body: Type.Object({ maiorDeIdade: adults }, closed),
  answer: Type.Object({ id: uuid, nome: Type.String(), maiorDeIdade: adults }),
  refusals: someRefusals(catalogTexts, 'category-not-found'),
} as const satisfies EndpointSchema;
