import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { ProductPicture } from '../../domain/product-picture.ts';
import { hasProduct } from '../products/edit/panel-product.store.ts';
import { storedPicturesOf } from './product-pictures.store.ts';

/** The pictures of a product, active or not, uncached. */
export const panelPictures = async (
  { db, supplier }: Context,
  productId: ProductId,
): Promise<Result<readonly ProductPicture[], 'product-not-found'>> =>
  (await hasProduct(db, supplier.id, productId))
    ? accept(await storedPicturesOf(db, supplier.id, productId))
    : refuse('product-not-found');
