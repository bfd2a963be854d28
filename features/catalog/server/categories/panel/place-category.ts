import type { CategoryId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import {
  type ParentFault,
  parentFault,
  pathBelow,
  placedBefore,
} from '../../../domain/categories/category-tree.ts';
import type { EditedCategory } from '../../../domain/categories/edited-category.ts';
import { lockProductsIn } from '../category-marks.store.ts';
import { recordCategory } from './category-audit.ts';
import { lockedTree, movedPaths } from './edit-categories.ts';
import { redirectMoved } from './moved-categories.ts';
import { editedCategories, moveProductsOf, updateCategory, writePositions } from './panel-category.store.ts';

export interface CategoryPlace {
  /** Undefined: on the first level. */
  readonly parentId: CategoryId | undefined;
  /** The sibling that follows it; undefined: at the end. */
  readonly beforeId: CategoryId | undefined;
}

/** Puts a category at another place of the tree. The answer is the tree, whose addresses may have changed. */
export const placeCategory = (
  context: StaffContext,
  id: CategoryId,
  { parentId, beforeId }: CategoryPlace,
  version: number,
): Promise<
  Result<
    EditedCategory[],
    | { readonly code: 'category-not-found' | 'sibling-not-found' | 'category-address-taken' | ParentFault }
    | ChangedByOther<EditedCategory>
  >
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const tree = await lockedTree(inside);
    const before = tree.find((each) => each.id === id);
    if (before === undefined) return refuse({ code: 'category-not-found' });
    if (before.version !== version) return changedByOther(before);
    const fault = parentId === undefined ? undefined : parentFault(tree, parentId, id);
    if (fault !== undefined) return refuse({ code: fault });
    const siblings = tree.filter((each) => each.parentId === parentId).map((each) => each.id);
    if (beforeId !== undefined && !siblings.includes(beforeId)) return refuse({ code: 'sibling-not-found' });
    const path = pathBelow(tree.find((each) => each.id === parentId)?.path, before.slug);
    if (tree.some((other) => other.path === path && other.id !== id))
      return refuse({ code: 'category-address-taken' });
    if (parentId !== before.parentId) {
      await lockProductsIn(db, supplier.id, id);
      await moveProductsOf(db, supplier.id, id, { categoryId: id, rootCategoryId: parentId ?? id });
    }
    await updateCategory(db, supplier.id, id, { parentId: parentId ?? null, path });
    await writePositions(db, supplier.id, placedBefore(siblings, id, beforeId));
    const now = await editedCategories(db, supplier.id);
    await redirectMoved(inside, movedPaths(tree, now));
    const after = now.find((each) => each.id === id);
    if (after === undefined) throw new Error('the category was just written');
    await recordCategory(inside, { action: 'category.placed', before, after });
    return accept(now);
  });
