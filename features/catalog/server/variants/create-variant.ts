import type { ProductId } from '#kernel/ids.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { type VariantFields, variantOf } from '../../domain/panel/variant-of.ts';
import { copyPictures } from '../panel/duplicate-product.ts';
import { editedProduct } from '../panel/edited-product.store.ts';
import { createProduct, type NotValid, notValid } from '../panel/save-product.ts';

/** Creates a variant after the model of a product, with its pictures and without a stock. */
export async function createVariant(
  context: StaffContext,
  modelId: ProductId,
  own: VariantFields,
): Promise<Result<EditedProduct, NotValid | { readonly code: 'product-not-found' }>> {
  const model = await editedProduct(context.db, context.supplier.id, modelId);
  if (model === undefined) return refuse({ code: 'product-not-found' });
  const fields = variantOf(model, own);
  if (!fields.ok) return notValid(fields.refusal);
  const created = await createProduct(context, fields.value, undefined);
  if (created.ok) await copyPictures(context, modelId, created.value.id);
  return created;
}
