import type { Context } from '#platform/db/context.ts';
import type { CategoryNode } from '../../domain/category.ts';
import { type CategoryRow, type CategoryView, seenCategories } from './category.store.ts';

/**
 * The shop's categories as a tree two levels deep, in the shop's order, limited to a segment and a device where given.
 * Leaving out a category leaves out its children. Spec 7, listacategoriasprodutos.
 */
export async function categoryTree(
  { db, supplier }: Context,
  view: CategoryView = {},
): Promise<readonly CategoryNode[]> {
  const rows = await seenCategories(db, supplier.id, view);
  const below = Map.groupBy(rows, (row) => row.parentId);
  const nodes = (parentId: string | null): CategoryNode[] =>
    (below.get(parentId) ?? []).map((row) => nodeOf(row, nodes(row.id)));
  return nodes(null);
}

const nodeOf = (row: CategoryRow, children: readonly CategoryNode[]): CategoryNode => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  path: row.path,
  ...(row.picture === null ? {} : { picture: row.picture }),
  children,
});
