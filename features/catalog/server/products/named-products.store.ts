import { and, eq, inArray } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { products } from './catalog.tables.ts';

/** What staff know a product by. */
interface NamedProduct {
  readonly name: string;
  readonly sku: string;
  readonly unit: string;
  readonly active: boolean;
}

/** The supplier's products among the ids, on sale or not. */
export async function namedProducts(
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, NamedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      unit: products.unit,
      active: products.active,
    })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), inArray(products.id, [...ids])));
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}
