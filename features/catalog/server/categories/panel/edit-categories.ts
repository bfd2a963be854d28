/** Staff create and edit categories. Every change is in the audit. */
import type { CategoryId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import {
  categorySlug,
  type ParentFault,
  parentFault,
  pathBelow,
} from '../../../domain/categories/category-tree.ts';
import type { CategoryFields, EditedCategory } from '../../../domain/categories/edited-category.ts';
import { lockImports } from '../../import/import.store.ts';
import { lockProductsIn, writeAdultsOnly } from '../category-marks.store.ts';
import { recordCategory } from './category-audit.ts';
import { redirectMoved } from './moved-categories.ts';
import {
  editedCategories,
  insertCategory,
  movePathsBelow,
  nextPosition,
  updateCategory,
} from './panel-category.store.ts';

interface AddressTaken {
  readonly code: 'category-address-taken';
}

export const listCategories = ({ db, supplier }: Context): Promise<EditedCategory[]> =>
  editedCategories(db, supplier.id);

/** Creates a category at the end of its place. */
export const createCategory = (
  context: StaffContext,
  parentId: CategoryId | undefined,
  fields: CategoryFields,
): Promise<Result<EditedCategory, { readonly code: ParentFault } | AddressTaken>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const tree = await lockedTree(inside);
    const fault = parentId === undefined ? undefined : parentFault(tree, parentId);
    if (fault !== undefined) return refuse({ code: fault });
    const parent = tree.find(({ id }) => id === parentId);
    const slug = categorySlug(fields.slug, fields.name);
    const path = pathBelow(parent?.path, slug);
    if (tree.some((other) => other.path === path)) return refuse({ code: 'category-address-taken' });
    const id = newId();
    await insertCategory(db, {
      ...{ supplierId: supplier.id, id, slug, path, name: fields.name },
      ...{ parentId: parentId ?? null, hiddenOn: [...fields.hiddenOn], adultsOnly: fields.adultsOnly },
      position: await nextPosition(db, supplier.id, parentId),
    });
    await redirectMoved(inside, [{ from: path, to: path }]);
    const after = (await editedCategories(db, supplier.id)).find((each) => each.id === id);
    if (after === undefined) throw new Error('the category was just written');
    await recordCategory(inside, { action: 'category.created', after });
    return accept(after);
  });

/** Writes all fields of a category, if nobody has changed it since `version`. */
export const saveCategory = (
  context: StaffContext,
  id: CategoryId,
  fields: CategoryFields,
  version: number,
): Promise<
  Result<
    EditedCategory,
    { readonly code: 'category-not-found' } | AddressTaken | ChangedByOther<EditedCategory>
  >
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const tree = await lockedTree(inside);
    const before = tree.find((each) => each.id === id);
    if (before === undefined) return refuse({ code: 'category-not-found' });
    if (before.version !== version) return changedByOther(before);
    const parent = tree.find((each) => each.id === before.parentId);
    const slug = categorySlug(fields.slug, fields.name);
    const path = pathBelow(parent?.path, slug);
    if (tree.some((other) => other.path === path && other.id !== id))
      return refuse({ code: 'category-address-taken' });
    if (fields.adultsOnly !== before.adultsOnly) {
      await lockProductsIn(db, supplier.id, id);
      await writeAdultsOnly(db, supplier.id, id, fields.adultsOnly);
    }
    const { name, hiddenOn } = fields;
    await updateCategory(db, supplier.id, id, { name, slug, path, hiddenOn: [...hiddenOn] });
    if (path !== before.path) await movePathsBelow(db, supplier.id, id, path);
    const now = await editedCategories(db, supplier.id);
    await redirectMoved(inside, movedPaths(tree, now));
    const after = now.find((each) => each.id === id);
    if (after === undefined) throw new Error('the category was just written');
    await recordCategory(inside, { action: 'category.changed', before, after });
    return accept(after);
  });

/** The shop's categories while no import and nobody else changes them. */
export async function lockedTree({ db, supplier }: Context): Promise<EditedCategory[]> {
  await lockImports(db, supplier.id);
  return editedCategories(db, supplier.id);
}

/** The paths that a change gave to categories. */
export const movedPaths = (before: readonly EditedCategory[], now: readonly EditedCategory[]) => {
  const paths = new Map(before.map(({ id, path }) => [id, path]));
  return now.flatMap(({ id, path }) => {
    const from = paths.get(id);
    return from === undefined || from === path ? [] : [{ from, to: path }];
  });
};
