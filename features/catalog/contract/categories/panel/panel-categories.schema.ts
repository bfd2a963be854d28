import { type Static, Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  done,
  nonBlankText,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { DEVICE_TYPES } from '../../../domain/category.ts';
import { panelCategoryTexts } from './panel-category-texts.ts';

const ofCategory = Type.Object({ ...ofSupplier.properties, idcategoria: uuid });

const parent = orNull(uuid);
const fields = {
  nome: nonBlankText(80),
  slug: text(80, 'A última parte do endereço; vazio, é feito do nome'),
  ocultaem: Type.Array(Type.Enum([...DEVICE_TYPES]), {
    maxItems: DEVICE_TYPES.length,
    uniqueItems: true,
    description: 'Aparelhos em que o menu não a mostra; a página dela continua',
  }),
  maiorDeIdade: Type.Boolean({ description: 'Se só maiores de 18 anos podem comprar o que está nela' }),
};

export const PanelCategoryObject = Type.Object({
  id: uuid,
  pai: parent,
  ...fields,
  caminho: Type.String({ description: 'hortifruti/frutas' }),
  imagem: orNull(Type.String({ description: 'Id da foto: /fotos/{id}-{largura}.webp' })),
  produtos: Type.Integer({ description: 'Diretamente nela, sem os arquivados' }),
  arquivados: Type.Integer(),
  versao: version,
});
export type WirePanelCategory = Static<typeof PanelCategoryObject>;

const PanelCategoryList = Type.Object({
  categorias: Type.Array(PanelCategoryObject, {
    description: 'Na ordem da loja, cada subcategoria depois da sua categoria',
  }),
});

const taken = { 'category-address-taken': 'campos: o campo recusado e por quê' };

export const listPanelCategoriesSchema = {
  summary: 'As categorias da loja com os produtos de cada uma, também as ocultas.',
  tag: 'Painel',
  params: ofSupplier,
  answer: PanelCategoryList,
} as const satisfies EndpointSchema;

export const createCategorySchema = {
  summary: 'Cria uma categoria, no fim do seu lugar.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ pai: parent, ...fields }, closed),
  answer: PanelCategoryObject,
  refusals: someRefusals(
    panelCategoryTexts,
    'parent-not-found',
    'category-too-deep',
    'category-address-taken',
  ),
  facts: taken,
} as const satisfies EndpointSchema;

export const saveCategorySchema = {
  summary: 'Muda uma categoria. O endereço antigo dela passa a levar ao novo.',
  tag: 'Painel',
  params: ofCategory,
  body: Type.Object({ ...fields, versao: version }, closed),
  answer: PanelCategoryObject,
  refusals: someRefusals(
    panelCategoryTexts,
    'category-not-found',
    'category-address-taken',
    'alterado-por-outra-pessoa',
  ),
  facts: { ...taken, ...changedByOtherFacts },
} as const satisfies EndpointSchema;

export const placeCategorySchema = {
  summary: 'Leva uma categoria a outro lugar da árvore. O endereço antigo dela passa a levar ao novo.',
  tag: 'Painel',
  params: ofCategory,
  body: Type.Object(
    {
      pai: parent,
      antesde: orNull(described(uuid, 'A categoria do mesmo lugar que fica depois dela; null: no fim')),
      versao: version,
    },
    closed,
  ),
  answer: PanelCategoryList,
  refusals: someRefusals(
    panelCategoryTexts,
    'category-not-found',
    'parent-not-found',
    'sibling-not-found',
    'category-too-deep',
    'category-address-taken',
    'alterado-por-outra-pessoa',
  ),
  facts: { ...taken, ...changedByOtherFacts },
} as const satisfies EndpointSchema;

export const deleteCategorySchema = {
  summary: 'Apaga uma categoria. Os produtos dela, se houver, vão a outra; o endereço dela leva a essa.',
  tag: 'Painel',
  params: ofCategory,
  query: Type.Object({
    versao: version,
    iddestino: Type.Optional(described(uuid, 'A categoria que recebe os produtos')),
  }),
  answer: done,
  refusals: someRefusals(
    panelCategoryTexts,
    'category-not-found',
    'destination-not-found',
    'category-with-children',
    'category-with-products',
    'alterado-por-outra-pessoa',
  ),
  facts: { ...changedByOtherFacts, 'category-with-products': 'produtos: quantos são, com os arquivados' },
} as const satisfies EndpointSchema;

/** As many as one request may put into a category. */
export const MAX_ADDED = 200;

export const addCategoryProductsSchema = {
  summary: 'Põe produtos em uma categoria; eles saem da que tinham.',
  tag: 'Painel',
  params: ofCategory,
  body: Type.Object(
    { produtos: Type.Array(uuid, { minItems: 1, maxItems: MAX_ADDED, uniqueItems: true }) },
    closed,
  ),
  answer: PanelCategoryObject,
  refusals: someRefusals(panelCategoryTexts, 'category-not-found', 'product-not-found'),
} as const satisfies EndpointSchema;

export const uploadCategoryPictureSchema = {
  summary: 'Põe na categoria a foto do corpo: PNG, JPEG, WebP ou AVIF de até 20 MB.',
  tag: 'Painel',
  params: ofCategory,
  body: Type.Unsafe<AsyncIterable<Uint8Array>>({
    type: 'string',
    contentMediaType: 'application/octet-stream',
  }),
  bodyTypes: ['application/octet-stream', 'image/*'],
  answer: PanelCategoryObject,
  refusals: someRefusals(
    panelCategoryTexts,
    'category-not-found',
    'not-a-picture',
    'too-large',
    'too-many-pixels',
    'too-complex',
  ),
} as const satisfies EndpointSchema;

export const removeCategoryPictureSchema = {
  summary: 'Tira a foto de uma categoria.',
  tag: 'Painel',
  params: ofCategory,
  answer: PanelCategoryObject,
  refusals: someRefusals(panelCategoryTexts, 'category-not-found'),
} as const satisfies EndpointSchema;
