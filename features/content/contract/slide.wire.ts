import { defined } from '#kernel/defined.ts';
import type { Slide, StoredPicture } from '../domain/carousels/carousel.ts';
import type { WireSlide } from './slide.schema.ts';

export const slideToWire = ({ picture, phonePicture, alt, href }: Slide): WireSlide => ({
  imagem: sizedToWire(picture),
  imagem_celular: phonePicture === undefined ? null : sizedToWire(phonePicture),
  alt,
  link: href ?? null,
});

export const sizedToWire = ({ id, width, height }: StoredPicture): WireSlide['imagem'] => ({
  id,
  largura: width,
  altura: height,
});

export const slideFromWire = ({ imagem, imagem_celular, alt, link }: WireSlide): Slide => ({
  picture: sizedFromWire(imagem),
  alt,
  ...defined({
    phonePicture: imagem_celular === null ? undefined : sizedFromWire(imagem_celular),
    href: link ?? undefined,
  }),
});

export const sizedFromWire = ({ id, largura, altura }: WireSlide['imagem']): StoredPicture => ({
  id,
  width: largura,
  height: altura,
});
