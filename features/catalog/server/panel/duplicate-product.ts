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
  await inTransaction(context, async (inside) => {
    const gallery = await lockGallery(inside.db, supplier.id, productId);
    await writePictures(inside.db, supplier.id, new Map([[created.value.id, gallery ?? []]]));
  });
  return accept(created.value);
}
