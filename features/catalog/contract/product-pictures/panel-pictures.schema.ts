import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, text } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { MAX_PICTURES } from '../../domain/product-picture.ts';
import { ofProduct } from '../panel-fields.schema.ts';
import { pictureTexts } from '../panel-texts.ts';

const pictureId = Type.String({ pattern: '^[0-9a-f]{32}$' });
const alt = text(300, 'O que a foto mostra; vazio, o nome do produto fala por ela');

const PictureList = Type.Object({
  fotos: Type.Array(
    Type.Object({
      id: Type.String({ description: 'Id da foto: /fotos/{id}-{largura}.webp' }),
      alt: Type.String(),
      largura: Type.Integer(),
      altura: Type.Integer(),
    }),
    { description: 'A primeira é a das listas' },
  ),
});
export type WirePictureList = Static<typeof PictureList>;

const ofPicture = Type.Object({ ...ofProduct.properties, idfoto: pictureId });
const place = {
  alt: Type.Optional(alt),
  posicao: Type.Optional(
    Type.Integer({ minimum: 0, maximum: MAX_PICTURES - 1, description: 'No fim quando ausente' }),
  ),
};

export const listPicturesSchema = {
  summary: 'As fotos de um produto, à venda ou não.',
  tag: 'Painel',
  params: ofProduct,
  answer: PictureList,
  refusals: someRefusals(pictureTexts, 'product-not-found'),
} as const satisfies EndpointSchema;

export const uploadPictureSchema = {
  summary: 'Acrescenta a um produto a foto do corpo: PNG, JPEG, WebP ou AVIF de até 20 MB.',
  tag: 'Painel',
  params: ofProduct,
  query: Type.Object(place),
  body: Type.Unsafe<AsyncIterable<Uint8Array>>({
    type: 'string',
    contentMediaType: 'application/octet-stream',
  }),
  bodyTypes: ['application/octet-stream', 'image/*'],
  answer: PictureList,
  refusals: someRefusals(
    pictureTexts,
    'product-not-found',
    'not-a-picture',
    'too-large',
    'too-many-pixels',
    'too-complex',
    'too-many-pictures',
  ),
} as const satisfies EndpointSchema;

const { 'picture-not-there': _, ...fetchRefusals } = pictureTexts;

export const fetchPictureSchema = {
  summary: 'Acrescenta a um produto a foto que está em um endereço público da internet.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }), ...place }, closed),
  answer: PictureList,
  refusals: fetchRefusals,
} as const satisfies EndpointSchema;

export const orderPicturesSchema = {
  summary: 'Põe as fotos de um produto nesta ordem, que diz todas elas uma vez.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object({ fotos: Type.Array(pictureId, { maxItems: MAX_PICTURES }) }, closed),
  answer: PictureList,
  refusals: someRefusals(pictureTexts, 'product-not-found', 'picture-not-there'),
} as const satisfies EndpointSchema;

export const describePictureSchema = {
  summary: 'Diz o que a foto mostra a quem não a vê.',
  tag: 'Painel',
  params: ofPicture,
  body: Type.Object({ alt }, closed),
  answer: PictureList,
  refusals: someRefusals(pictureTexts, 'product-not-found', 'picture-not-there'),
} as const satisfies EndpointSchema;

export const removePictureSchema = {
  summary: 'Retira uma foto de um produto.',
  tag: 'Painel',
  params: ofPicture,
  answer: PictureList,
  refusals: someRefusals(pictureTexts, 'product-not-found', 'picture-not-there'),
} as const satisfies EndpointSchema;
