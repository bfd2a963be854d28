import type { ProductId } from '#kernel/ids.ts';
import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { withoutPicture } from '../../domain/product-picture.ts';
import { changeGallery } from './change-gallery.ts';

/** Removes a picture from a product. Its bytes stay while other products or past orders show it. */
export const removeProductPicture = (
  context: Context,
  { productId, pictureId }: { readonly productId: ProductId; readonly pictureId: string },
): Promise<Result<void, 'product-not-found' | 'picture-not-there'>> =>
  changeGallery(context, productId, (gallery) => withoutPicture(gallery, pictureId));
