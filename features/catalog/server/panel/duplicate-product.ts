import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { copyOf } from '../../domain/panel/copy-of.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { lockGallery, writePictures } from '../product-pictures/product-pictures.store.ts';
import { editedProduct, skusLike } from './edited-product.store.ts';
import { createProduct } from './save-product.ts';

/** Creates a copy of a product with its pictures, out of sale. */
export async function duplicateProduct(
  context: StaffContext,
  productId: ProductId,
): Promise<Result<EditedProduct, { readonly code: 'product-not-found' }>> {
  const { db, supplier } = context;
  const original = await editedProduct(db, supplier.id, productId);
  if (original === undefined) return refuse({ code: 'product-not-found' });
  const taken = await skusLike(db, supplier.id, original.sku.slice(0, 40));
  const created = await createProduct(context, copyOf(original, new Set(taken)), undefined);
  // Another copy took the code meanwhile, or the category is gone.
  if (!created.ok) return refuse({ code: 'product-not-found' });
  await copyPictures(context, productId, created.value.id);
  return accept(created.value);
}

/** Gives a product the pictures of another one. */
export const copyPictures = (context: StaffContext, from: ProductId, to: ProductId): Promise<void> =>
  inTransaction(context, async ({ db, supplier }) => {
    const gallery = await lockGallery(db, supplier.id, from);
    await writePictures(db, supplier.id, new Map([[to, gallery ?? []]]));
  });
