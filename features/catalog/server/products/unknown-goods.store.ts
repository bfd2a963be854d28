import { and, eq, inArray } from 'drizzle-orm';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { categories, products } from './catalog.tables.ts';

/** The ids that are no product of the supplier, active or not. */
export const unknownProducts = async (
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
): Promise<ProductId[]> =>
  ids.length === 0
    ? []
    : without(
        ids,
        await db
          .select({ id: products.id })
          .from(products)
          .where(and(eq(products.supplierId, supplierId), inArray(products.id, [...ids]))),
      );

/** The ids that are no category of the supplier. */
export const unknownCategories = async (
  db: Db,
  supplierId: SupplierId,
  ids: readonly CategoryId[],
): Promise<CategoryId[]> =>
  ids.length === 0
    ? []
    : without(
        ids,
        await db
          .select({ id: categories.id })
          .from(categories)
          .where(and(eq(categories.supplierId, supplierId), inArray(categories.id, [...ids]))),
      );

function without(ids: readonly string[], known: readonly { readonly id: string }[]): string[] {
  const there = new Set(known.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}
