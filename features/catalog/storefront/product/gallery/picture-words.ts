import type { ProductPicture } from '../../../domain/product-picture.ts';

/** Alternative text: the shop's own, or else the product's name with the picture's number. */
export function pictureWords(pictures: readonly ProductPicture[], place: number, name: string): string {
  const written = pictures[place]?.alt;
  if (written) return written;
  return pictures.length > 1 ? `${name}, foto ${place + 1} de ${pictures.length}` : name;
}
