import type { CategoryId, SupplierId } from '#kernel/ids.ts';
import { slugify } from '#kernel/slugify.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ImportedProduct } from '../../domain/import/import-row.ts';
import { categoryIds, insertCategories } from './import.store.ts';

export interface Placed {
  readonly categoryId: CategoryId;
  readonly rootCategoryId: CategoryId;
}

/** Finds the category of each product of a batch, and creates the missing categories. */
export async function placeProducts(
  db: Db,
  supplierId: SupplierId,
  batch: readonly ImportedProduct[],
): Promise<(product: ImportedProduct) => Placed> {
  const names = new Map<string, { name: string; parent?: string }>();
  for (const product of batch) {
    const root = slugOf(product.category);
    if (!names.has(root)) names.set(root, { name: product.category });
    const leaf = categoryPathOf(product);
    if (leaf !== root && !names.has(leaf)) names.set(leaf, { name: product.subcategory, parent: root });
  }
  const known = await categoryIds(db, supplierId, [...names.keys()]);
  const missing = [...names].filter(([path]) => !known.has(path));
  // Roots come first in `names`, so a child finds its parent's id.
  const rows = missing.map(([path, { name, parent }]) => {
    const id = newId();
    known.set(path, id);
    const slug = path.split('/').at(-1) ?? path;
    return { supplierId, id, parentId: parent === undefined ? null : idAt(known, parent), name, slug, path };
  });
  if (rows.length > 0) await insertCategories(db, rows);
  return (product) => ({
    categoryId: idAt(known, categoryPathOf(product)),
    rootCategoryId: idAt(known, slugOf(product.category)),
  });
}

export const categoryPathOf = ({
  category,
  subcategory,
}: Pick<ImportedProduct, 'category' | 'subcategory'>): string =>
  subcategory === '' ? slugOf(category) : `${slugOf(category)}/${slugOf(subcategory)}`;

/** A name without letters or digits still needs a slug. */
const slugOf = (name: string): string => slugify(name) || 'outros';

function idAt(known: ReadonlyMap<string, string>, path: string): string {
  const id = known.get(path);
  if (id === undefined) throw new Error(`no category at ${path}`);
  return id;
}
