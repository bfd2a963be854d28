import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  done,
  instant,
  nonBlankText,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { CAROUSEL_PAGES } from '../../domain/carousels/carousel.ts';
import {
  AUTOPLAY,
  MAX_CAROUSEL_PRODUCTS,
  MAX_CAROUSELS,
  MAX_SLIDES,
  MAX_TAGS,
} from '../../domain/carousels/carousel-problem.ts';
import { shownTo, status } from '../audience.schema.ts';
import { carouselTexts } from '../block-texts.ts';
import { givenSlide, slide } from '../slide.schema.ts';
import { carouselPage, contentType } from './carousel.schema.ts';

const terms = {
  titulo: text(120),
  tipo_conteudo: contentType,
  paginas: Type.Array(carouselPage, {
    maxItems: CAROUSEL_PAGES.length,
    description: 'Onde é mostrado; vazio: só onde um bloco da home o nomeia',
  }),
  idpagina: Type.Optional(orNull({ ...uuid, description: 'A única página da loja que o mostra' })),
  produtos: Type.Optional(Type.Array(uuid, { maxItems: MAX_CAROUSEL_PRODUCTS, description: 'De PRODUCTS' })),
  etiquetas: Type.Optional(
    Type.Array(nonBlankText(60), { maxItems: MAX_TAGS, description: 'De PRODUCTS_BY_TAG; basta uma' }),
  ),
  idcategoria: Type.Optional(orNull({ ...uuid, description: 'De PRODUCTS_BY_CATEGORY' })),
  limite: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_CAROUSEL_PRODUCTS,
      description: 'Quantos produtos; ausente: 12',
    }),
  ),
  autoplay_segundos: Type.Optional(
    orNull(
      Type.Integer({
        minimum: AUTOPLAY.least,
        maximum: AUTOPLAY.most,
        description: 'De STATIC_IMAGES; ausente: só quem vê o move',
      }),
    ),
  ),
};

const given = {
  ...terms,
  ...shownTo,
  imagens: Type.Optional(Type.Array(givenSlide, { maxItems: MAX_SLIDES, description: 'De STATIC_IMAGES' })),
};
const body = Type.Object(given, closed);
const changedBody = Type.Object({ ...given, versao: Type.Optional(version) }, closed);
export type WireGivenCarousel = Static<typeof body>;

const panelCarousel = Type.Object({
  ...terms,
  ...shownTo,
  inicio: orNull(instant),
  fim: orNull(instant),
  imagens: Type.Array(slide),
  idcarrossel: uuid,
  situacao: status,
  ordem: Type.Integer(),
  versao: version,
  nomes: Type.Array(Type.Object({ id: uuid, nome: Type.String() }), {
    description: 'Os nomes dos produtos escolhidos que estão à venda',
  }),
});
export type WirePanelCarousel = Static<typeof panelCarousel>;

const ofCarousel = Type.Object({ ...ofSupplier.properties, idcarrossel: uuid });
const { 'carousel-not-found': notFound, 'too-many-carousels': tooMany, ...problems } = carouselTexts;

export const panelListCarouselsSchema = {
  summary: 'Os carrosséis da loja, na ordem dela.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(panelCarousel),
} as const satisfies EndpointSchema;

export const getCarouselSchema = {
  summary: 'Um carrossel.',
  tag: 'Painel',
  params: ofCarousel,
  answer: panelCarousel,
  refusals: someRefusals(carouselTexts, 'carousel-not-found'),
} as const satisfies EndpointSchema;

export const addCarouselSchema = {
  summary: 'Cria um carrossel de imagens ou de produtos, depois dos outros.',
  tag: 'Painel',
  params: ofSupplier,
  body,
  answer: panelCarousel,
  refusals: { ...problems, 'too-many-carousels': tooMany },
} as const satisfies EndpointSchema;

export const changeCarouselSchema = {
  summary: 'Põe outro conteúdo, outro público ou outro período no lugar dos de um carrossel.',
  tag: 'Painel',
  params: ofCarousel,
  body: changedBody,
  answer: panelCarousel,
  refusals: { ...problems, 'carousel-not-found': notFound, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const removeCarouselSchema = {
  summary: 'Apaga um carrossel; os blocos da home que o nomeiam deixam de ser mostrados.',
  tag: 'Painel',
  params: ofCarousel,
  answer: done,
  refusals: someRefusals(carouselTexts, 'carousel-not-found'),
} as const satisfies EndpointSchema;

export const orderCarouselsSchema = {
  summary: 'Põe estes carrosséis primeiro, nesta ordem; os outros vêm depois, na ordem deles.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ carrosseis: Type.Array(uuid, { maxItems: MAX_CAROUSELS }) }, closed),
  answer: Type.Object({ carrosseis: Type.Array(uuid) }),
  refusals: someRefusals(carouselTexts, 'carousel-not-found'),
} as const satisfies EndpointSchema;
