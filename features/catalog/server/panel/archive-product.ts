import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { editedProduct, lockVersion, updateProduct } from './edited-product.store.ts';

/** Takes a product out of sale and of the lists, or back into the lists. Nothing is deleted: orders name it. */
export const archiveProduct = (
  context: StaffContext,
  productId: ProductId,
  archived: boolean,
): Promise<Result<EditedProduct, { readonly code: 'product-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockVersion(db, supplier.id, productId);
    const before = await editedProduct(db, supplier.id, productId);
    if (before === undefined) return refuse({ code: 'product-not-found' });
    if (before.archived === archived) return accept(before);
    const at = new Date(now);
    const row = archived ? { archivedAt: at, active: false } : { archivedAt: null };
    await updateProduct(db, supplier.id, productId, { ...row, updatedAt: at });
    await recordChange(inside, {
      action: archived ? 'product.archived' : 'product.restored',
      subjectId: productId,
      before: { archived: before.archived, active: before.active },
      after: { archived, active: archived ? false : before.active },
    });
    return accept((await editedProduct(db, supplier.id, productId)) ?? before);
  });
