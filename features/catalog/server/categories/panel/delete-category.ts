import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { CategoryId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { EditedCategory } from '../../../domain/categories/edited-category.ts';
import { lockProductsIn } from '../category-marks.store.ts';
import { lockedTree } from './edit-categories.ts';
import { redirectMoved } from './moved-categories.ts';
import { moveProductsOf, removeCategory } from './panel-category.store.ts';

type Refusal =
  | { readonly code: 'category-not-found' | 'destination-not-found' | 'category-with-children' }
  | { readonly code: 'category-with-products'; readonly facts: { readonly products: number } }
  | ChangedByOther<EditedCategory>;

/** Deletes a category; its products move to `destinationId`, and its address leads there, or to the category above. */
export const deleteCategory = (
  context: StaffContext,
  id: CategoryId,
  version: number,
  destinationId: CategoryId | undefined,
): Promise<Result<void, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const tree = await lockedTree(inside);
    const category = tree.find((each) => each.id === id);
    if (category === undefined) return refuse({ code: 'category-not-found' });
    if (category.version !== version) return changedByOther(category);
    if (tree.some((each) => each.parentId === id)) return refuse({ code: 'category-with-children' });
    const destination = tree.find((each) => each.id === destinationId && each.id !== id);
    if (destinationId !== undefined && destination === undefined)
      return refuse({ code: 'destination-not-found' });
    const products = category.products + category.archivedProducts;
    if (products > 0) {
      if (destination === undefined) return refuse({ code: 'category-with-products', facts: { products } });
      await lockProductsIn(db, supplier.id, id);
      const place = { categoryId: destination.id, rootCategoryId: destination.parentId ?? destination.id };
      await moveProductsOf(db, supplier.id, id, place);
    }
    await removeCategory(db, supplier.id, id);
    const above = destination ?? tree.find((each) => each.id === category.parentId);
    await redirectMoved(inside, [{ from: category.path, to: above?.path }]);
    await recordChange(inside, {
      action: 'category.removed',
      subjectId: id,
      before: { name: category.name, path: category.path },
      after: products > 0 ? { products, destination: destination?.name ?? null } : null,
    });
    return accept(undefined);
  });
