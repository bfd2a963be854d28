import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clientSegment,
  quantity,
  reais,
  salesChannel,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { MAX_PICTURES } from '../../domain/product-picture.ts';
import { buyingTerms } from '../buying-terms.schema.ts';
import { crumbSchema } from '../categories/category.schema.ts';
import { catalogTexts } from '../texts.ts';
import { productFields, productSchema } from './product.schema.ts';

const pictureSchema = Type.Object({
  id: Type.String({ description: '/fotos/{id}-{largura}.webp' }),
  largura: Type.Integer(),
  altura: Type.Integer(),
  texto: Type.String({ description: 'O que se vê; vazio onde ninguém escreveu' }),
  borrao: Type.Optional(Type.String({ description: 'A foto desfocada, como data:, para a espera' })),
});
export type WirePicture = Static<typeof pictureSchema>;

const opcoes = Type.Array(Type.Object({ tipo: Type.String(), nome: Type.String() }), {
  description: 'O que o distingue dos vinculados: {"tipo": "Sabor", "nome": "Uva"}',
});
const variantSchema = Type.Object({ ...productFields, opcoes });
export type WireVariant = Static<typeof variantSchema>;

export const productDetailSchema = Type.Object({
  ...productFields,
  opcoes,
  sku: Type.String(),
  ean: Type.Optional(Type.String()),
  descricao: Type.String(),
  seotitulo: Type.Optional(Type.String({ description: 'Para buscadores; ausente, o nome' })),
  seodescricao: Type.Optional(Type.String({ description: 'Para buscadores; ausente, a descrição' })),
  imagens: Type.Array(pictureSchema, { maxItems: MAX_PICTURES, description: 'A primeira é a das listas' }),
  trilha: Type.Array(crumbSchema, { description: 'Da categoria raiz à folha' }),
  preco_embalagem: Type.Optional(
    Type.Number({ minimum: 0, description: 'Embalar para presente; ausente onde não é oferecido' }),
  ),
  alerta: Type.Optional(
    Type.Boolean({
      description:
        'Se este cliente pediu um aviso de que o produto chegou e não o dispensou; ausente para visitantes',
    }),
  ),
  alerta_preco: Type.Optional(
    Type.Boolean({
      description:
        'Se este cliente pediu um aviso de que o preço caiu e não o dispensou; ausente para visitantes',
    }),
  ),
  vinculados: Type.Array(variantSchema, { description: 'O mesmo produto em outro tamanho, cor ou sabor' }),
  similares: Type.Array(productSchema, { maxItems: 8 }),
  precoquantidade: Type.Optional(
    Type.Object(
      {
        quantidade: quantity,
        preco: reais,
        total: reais,
        motivo: Type.Union([
          Type.Literal('ATENDENTE'),
          Type.Literal('PROGRESSIVO'),
          Type.Literal('ATACADO'),
          Type.Literal('NORMAL'),
        ]),
        proximafaixa: Type.Optional(Type.Object({ adicionar: quantity, quantidade: quantity, preco: reais })),
      },
      { description: 'Quanto custa a quantidade perguntada, por quê, e o que falta para pagar menos' },
    ),
  ),
});
export type WireProductDetail = Static<typeof productDetailSchema>;
export type WireQuantityPrice = NonNullable<WireProductDetail['precoquantidade']>;

export const getProductSchema = {
  summary: 'Um produto, com descrição, categoria e até oito semelhantes.',
  tag: 'Products',
  params: Type.Object({
    client: clientSegment,
    idfornecedor: uuid,
    idproduto: text(120, 'UUID ou slug'),
  }),
  query: Type.Object({
    disableSimilares: Type.Optional(Type.Boolean()),
    canalVenda: Type.Optional(salesChannel),
    ...buyingTerms,
    quantidade: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 999_999 })),
  }),
  answer: productDetailSchema,
  refusals: someRefusals(catalogTexts, 'product-not-found'),
} as const satisfies EndpointSchema;
