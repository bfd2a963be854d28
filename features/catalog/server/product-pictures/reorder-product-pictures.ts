import type { ProductId } from '#kernel/ids.ts';
import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { reordered } from '../../domain/product-picture.ts';
import { changeGallery } from './change-gallery.ts';

/** Reorders a product's pictures; the ids must be all of them, each once. */
export const reorderProductPictures = (
  context: Context,
  { productId, pictureIds }: { readonly productId: ProductId; readonly pictureIds: readonly string[] },
): Promise<Result<void, 'product-not-found' | 'picture-not-there'>> =>
  changeGallery(context, productId, (gallery) => reordered(gallery, pictureIds));
