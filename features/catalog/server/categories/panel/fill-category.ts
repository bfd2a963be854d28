/** Staff put products and a picture into a category. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { type PictureFault, UnusablePicture } from '#platform/pictures/picture-file.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import type { EditedCategory } from '../../../domain/categories/edited-category.ts';
import { lockProducts } from '../../import/import.store.ts';
import { storePicture } from '../../product-pictures/store-picture.ts';
import { unknownProducts } from '../../products/unknown-goods.store.ts';
import { recordCategory } from './category-audit.ts';
import { lockedTree } from './edit-categories.ts';
import { editedCategories, moveProducts, writeCategoryPicture } from './panel-category.store.ts';

interface NotFound {
  readonly code: 'category-not-found';
}

/** Puts the products into the category; they leave the one that they had. */
export const addCategoryProducts = (
  context: StaffContext,
  id: CategoryId,
  productIds: readonly ProductId[],
): Promise<Result<EditedCategory, NotFound | { readonly code: 'product-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const category = (await lockedTree(inside)).find((each) => each.id === id);
    if (category === undefined) return refuse({ code: 'category-not-found' });
    if ((await unknownProducts(db, supplier.id, productIds)).length > 0)
      return refuse({ code: 'product-not-found' });
    await lockProducts(db, supplier.id, productIds);
    await moveProducts(db, supplier.id, productIds, {
      categoryId: id,
      rootCategoryId: category.parentId ?? id,
    });
    await recordChange(inside, {
      action: 'category.products-added',
      subjectId: id,
      before: null,
      after: { name: category.name, products: productIds.length },
    });
    return accept(await one(inside, id));
  });

/** Stores the picture and shows it with the category. */
export async function setCategoryPicture(
  context: StaffContext,
  pictures: PictureStore,
  id: CategoryId,
  bytes: Uint8Array,
): Promise<Result<EditedCategory, NotFound | { readonly code: PictureFault }>> {
  const stored = await storePicture(context.db, pictures, bytes).catch((error: unknown) => {
    if (error instanceof UnusablePicture) return error.fault;
    throw error;
  });
  return typeof stored === 'string' ? refuse({ code: stored }) : writePicture(context, id, stored.id);
}

export const removeCategoryPicture = (
  context: StaffContext,
  id: CategoryId,
): Promise<Result<EditedCategory, NotFound>> => writePicture(context, id, undefined);

export const hasCategory = async ({ db, supplier }: StaffContext, id: CategoryId): Promise<boolean> =>
  (await editedCategories(db, supplier.id)).some((each) => each.id === id);

const writePicture = (
  context: StaffContext,
  id: CategoryId,
  picture: string | undefined,
): Promise<Result<EditedCategory, NotFound>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = (await lockedTree(inside)).find((each) => each.id === id);
    if (before === undefined) return refuse({ code: 'category-not-found' });
    await writeCategoryPicture(db, supplier.id, id, picture ?? null);
    const after = await one(inside, id);
    await recordCategory(inside, { action: 'category.pictures-changed', before, after });
    return accept(after);
  });

async function one({ db, supplier }: StaffContext, id: CategoryId): Promise<EditedCategory> {
  const category = (await editedCategories(db, supplier.id)).find((each) => each.id === id);
  if (category === undefined) throw new Error('the category is locked');
  return category;
}
