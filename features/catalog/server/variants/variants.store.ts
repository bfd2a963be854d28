import { and, eq, or } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';
import { someProducts } from '../panel/panel-list.store.ts';
import { products } from '../products/catalog.tables.ts';

/** The principal of a product's group: the product itself where it is linked to none. Undefined without such a product. */
export async function principalOf(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<ProductId | undefined> {
  const [row] = await db
    .select({ id: products.id, principalId: products.principalId })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), eq(products.id, productId)));
  return row && (row.principalId ?? row.id);
}

/** The principal and its variants, archived or not. */
export const productsOfGroup = (
  db: Db,
  supplierId: SupplierId,
  principalId: ProductId,
): Promise<PanelListProduct[]> =>
  someProducts(db, supplierId, or(eq(products.id, principalId), eq(products.principalId, principalId)));

export async function hasVariants(db: Db, supplierId: SupplierId, productId: ProductId): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), eq(products.principalId, productId)))
    .limit(1);
  return rows.length > 0;
}
