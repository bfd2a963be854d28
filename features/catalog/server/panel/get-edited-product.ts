import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { editedProduct } from './edited-product.store.ts';

/** A product as staff edit it, sold or not. */
export async function getEditedProduct(
  { db, supplier }: Context,
  productId: ProductId,
): Promise<Result<EditedProduct, { readonly code: 'product-not-found' }>> {
  const found = await editedProduct(db, supplier.id, productId);
  return found === undefined ? refuse({ code: 'product-not-found' }) : accept(found);
}
