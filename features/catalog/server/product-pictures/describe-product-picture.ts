import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { changeGallery } from './change-gallery.ts';

interface Description {
  readonly productId: ProductId;
  readonly pictureId: string;
  /** Empty: the product's name is used as alternative text. */
  readonly alt: string;
}

/** Changes the alternative text of a product's picture. */
export const describeProductPicture = (
  context: Context,
  { productId, pictureId, alt }: Description,
): Promise<Result<void, 'product-not-found' | 'picture-not-there'>> =>
  changeGallery(context, productId, (gallery) =>
    gallery.some(({ id }) => id === pictureId)
      ? accept(gallery.map((picture) => (picture.id === pictureId ? { ...picture, alt } : picture)))
      : refuse('picture-not-there'),
  );
