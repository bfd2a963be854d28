import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { changeGallery } from './change-gallery.ts';

interface Description {
  readonly productId: ProductId;
  readonly pictureId: string;
  /** Empty lets the product's name speak for the picture. */
  readonly alt: string;
}

/** Gives a picture of a product other words, for those who do not see it. */
export const describeProductPicture = (
  context: Context,
  { productId, pictureId, alt }: Description,
): Promise<Result<void, 'product-not-found' | 'picture-not-there'>> =>
  changeGallery(context, productId, (gallery) =>
    gallery.some(({ id }) => id === pictureId)
      ? accept(gallery.map((picture) => (picture.id === pictureId ? { ...picture, alt } : picture)))
      : refuse('picture-not-there'),
  );
