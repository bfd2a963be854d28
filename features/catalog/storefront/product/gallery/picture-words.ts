import type { ProductPicture } from '../../../domain/product-picture.ts';

/** What a picture shows: what its shop wrote, else the product's name, and which of several it is. */
export function pictureWords(pictures: readonly ProductPicture[], place: number, name: string): string {
  const written = pictures[place]?.alt;
  if (written) return written;
  return pictures.length > 1 ? `${name}, foto ${place + 1} de ${pictures.length}` : name;
}
