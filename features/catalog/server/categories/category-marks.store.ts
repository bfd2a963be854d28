/** Marks categories as adults-only. Triggers copy the mark to their products, including products added later. */
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { CategoryId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { categories, products } from '../products/catalog.tables.ts';

const itself = (supplierId: SupplierId, id: CategoryId) =>
  and(eq(categories.supplierId, supplierId), eq(categories.id, id));

export const lockCategory = async (db: Db, supplierId: SupplierId, id: CategoryId) =>
  (
    await db
      .select({ name: categories.name, adultsOnly: categories.adultsOnly })
      .from(categories)
      .where(itself(supplierId, id))
      .for('no key update')
  )[0];

/** Locks the category's products in id order, because a trigger is about to write them: decision 028. */
export const lockProductsIn = (db: Db, supplierId: SupplierId, id: CategoryId): Promise<unknown> =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.supplierId, supplierId),
        or(eq(products.categoryId, id), eq(products.rootCategoryId, id)),
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update');

export const writeAdultsOnly = (
  db: Db,
  supplierId: SupplierId,
  id: CategoryId,
  adultsOnly: boolean,
): Promise<unknown> => db.update(categories).set({ adultsOnly }).where(itself(supplierId, id));

export async function putAdultsOnly(db: Db, supplierId: SupplierId, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .update(categories)
    .set({ adultsOnly: true })
    .where(and(eq(categories.supplierId, supplierId), inArray(categories.path, [...paths])));
}
