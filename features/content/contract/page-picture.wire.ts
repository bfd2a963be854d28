import { type PagePicture, pictureSource } from '../domain/page-picture.ts';
import type { WirePagePicture } from './page-pictures.schema.ts';

export const pagePictureToWire = ({ id, alt, width, height }: PagePicture): WirePagePicture => ({
  id,
  alt,
  largura: width,
  altura: height,
  src: pictureSource(id),
});
