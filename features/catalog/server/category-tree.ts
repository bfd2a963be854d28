import type { Context } from '#platform/db/context.ts';
import type { CategoryNode } from '../domain/category.ts';
import { allCategories, type CategoryRow } from './category.store.ts';

/** The shop's categories, in its order, two deep. Spec 7, listacategoriasprodutos. */
export async function categoryTree(context: Context): Promise<readonly CategoryNode[]> {
  const rows = await allCategories(context.db, context.supplier.id);
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
