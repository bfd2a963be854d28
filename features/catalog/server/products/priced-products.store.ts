import { and, eq, gt } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { products } from './catalog.tables.ts';

/** Whether the shop has a product that is shown and has a price. */
export async function hasPricedProduct(db: Db, supplierId: SupplierId): Promise<boolean> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), products.active, gt(products.price, 0)))
    .limit(1);
  return found.length > 0;
}
