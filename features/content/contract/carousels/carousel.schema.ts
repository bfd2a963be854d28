import { type Static, Type } from 'typebox';
import { productSchema } from '#features/catalog/contract/products/product.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  deliveryTypeOrEmpty,
  described,
  handle,
  orEmpty,
  orNull,
  supplierKey,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { CAROUSEL_PAGES } from '../../domain/carousels/carousel.ts';
import { MAX_CAROUSEL_PRODUCTS } from '../../domain/carousels/carousel-problem.ts';
import { device } from '../audience.schema.ts';
import { previewToken } from '../fields.schema.ts';
import { slide } from '../slide.schema.ts';

export const contentType = Type.Enum([
  'STATIC_IMAGES',
  'PRODUCTS',
  'PRODUCTS_BY_TAG',
  'PRODUCTS_BY_CATEGORY',
  'OFFERS',
  'BEST_SELLERS',
  'NEW_PRODUCTS',
  'BOUGHT_BEFORE',
  'RECENTLY_SEEN',
  'RECOMMENDED',
]);
export type WireContentType = Static<typeof contentType>;

export const carouselPage = Type.Enum([...CAROUSEL_PAGES]);

export const carousel = Type.Object({
  idcarrossel: uuid,
  titulo: Type.String(),
  tipo_conteudo: contentType,
  paginas: Type.Array(carouselPage),
  dispositivos: Type.Array(device, { description: 'Vazio: todos' }),
  autoplay_segundos: orNull(Type.Integer()),
  imagens: Type.Array(slide, { description: 'Só de STATIC_IMAGES' }),
  etiquetas: Type.Array(Type.String(), { description: 'Só de PRODUCTS_BY_TAG' }),
  categoria: orNull(described(Type.String(), 'O caminho da categoria; só de PRODUCTS_BY_CATEGORY')),
  limite: Type.Integer({ description: 'Quantos produtos, no máximo' }),
  produtos: Type.Array(productSchema, { maxItems: MAX_CAROUSEL_PRODUCTS }),
  produtosCarregados: Type.Boolean({
    description: 'false: os produtos ainda não foram lidos; leia-os com idcarrossel e loadProdutos=true',
  }),
  sessao_id: Type.Optional(
    Type.String({
      description: 'Só de RECOMMENDED, com comSessao=true: para o retorno sobre estes produtos',
    }),
  ),
});
export type WireCarousel = Static<typeof carousel>;

const optionalUuid = Type.Optional(orEmpty(uuid));

export const listCarouselsSchema = {
  summary: 'Os carrosséis que uma página mostra a quem pergunta, na ordem da loja.',
  tag: 'Content',
  params: Type.Object({ idfornecedor: supplierKey }),
  query: Type.Object({
    page: Type.Optional(orEmpty(carouselPage)),
    device: Type.Optional(orEmpty(device)),
    idformapagamento: optionalUuid,
    tipoentrega: Type.Optional(deliveryTypeOrEmpty),
    idcadastroextraproduto: Type.Optional(
      orEmpty(described(uuid, 'O produto em cuja página estão: não é mostrado neles')),
    ),
    loadProdutos: Type.Optional(
      Type.Boolean({ description: 'false: só os carrosséis, sem produtos; ausente: com produtos' }),
    ),
    idcarrossel: optionalUuid,
    comSessao: Type.Optional(
      Type.Boolean({
        description: 'true: com uma sessão própria de quem pergunta, para POST /v4/sugestao/feedback',
      }),
    ),
    idstaticpage: optionalUuid,
    idsegmento: optionalUuid,
    token: Type.Optional(handle),
    idcliente: optionalUuid,
    vistos: Type.Optional(
      Type.String({
        pattern: '^[\\w-]{1,200}(,[\\w-]{1,200}){0,11}$',
        description: 'Os slugs dos produtos vistos por último, para RECENTLY_SEEN',
      }),
    ),
    previa: Type.Optional(previewToken),
  }),
  answer: Type.Array(carousel),
} as const satisfies EndpointSchema;
export type WireCarouselsQuery = Static<(typeof listCarouselsSchema)['query']>;
