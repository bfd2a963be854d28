import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { done, ofSupplier, text } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { pictureId } from './fields.schema.ts';
import { pagePictureTexts } from './panel-texts.ts';

const picture = Type.Object({
  id: Type.String(),
  alt: Type.String(),
  largura: Type.Integer(),
  altura: Type.Integer(),
  src: Type.String({ description: 'Como o conteúdo de uma página a mostra: <img src="…" alt="…">' }),
});
export type WirePagePicture = Static<typeof picture>;

export const listPagePicturesSchema = {
  summary: 'As imagens que as páginas da loja podem mostrar, as últimas primeiro.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(picture),
} as const satisfies EndpointSchema;

export const addPagePictureSchema = {
  summary:
    'Guarda a imagem do corpo para as páginas, os carrosséis e a home da loja: PNG, JPEG, WebP ou AVIF de até 20 MB.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ alt: Type.Optional(text(300, 'O que a imagem mostra, onde a página não o diz')) }),
  body: Type.Unsafe<Blob>({
    type: 'string',
    contentMediaType: 'application/octet-stream',
  }),
  bodyTypes: ['application/octet-stream', 'image/*'],
  answer: picture,
  refusals: someRefusals(
    pagePictureTexts,
    'not-a-picture',
    'too-large',
    'too-many-pixels',
    'too-complex',
    'too-many-pictures',
  ),
} as const satisfies EndpointSchema;

export const removePagePictureSchema = {
  summary: 'Apaga uma imagem que nenhuma versão de página, nenhum carrossel e nenhum bloco da home mostra.',
  tag: 'Painel',
  params: Type.Object({ ...ofSupplier.properties, idfoto: pictureId }),
  answer: done,
  refusals: someRefusals(pagePictureTexts, 'picture-not-there', 'picture-in-use'),
} as const satisfies EndpointSchema;
