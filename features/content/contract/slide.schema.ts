/** Pictures of carousels and banners on the wire. */
import { type Static, Type } from 'typebox';
import { closed, orNull, text } from '#platform/contract/fields.schema.ts';
import { pictureId } from './fields.schema.ts';

const link = text(500, 'Um caminho da loja, como /c/hortifruti, ou um endereço de outro site');

export const givenSlide = Type.Object(
  {
    imagem: { ...pictureId, description: 'Uma das imagens das páginas da loja' },
    imagem_celular: Type.Optional(orNull({ ...pictureId, description: 'Mostrada em telas estreitas' })),
    alt: text(300, 'O que a imagem mostra ou diz; é também o nome do link'),
    link: Type.Optional(orNull(link)),
  },
  closed,
);
export type WireGivenSlide = Static<typeof givenSlide>;

export const sizedPicture = Type.Object({
  id: Type.String(),
  largura: Type.Integer(),
  altura: Type.Integer(),
});

export const slide = Type.Object({
  imagem: sizedPicture,
  imagem_celular: orNull(sizedPicture),
  alt: Type.String(),
  link: orNull(Type.String()),
});
export type WireSlide = Static<typeof slide>;
