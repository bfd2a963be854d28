/** A product as staff edit it, active or not. */
import { and, eq } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { PanelProduct } from '../../../domain/product-change.ts';
import { lockStock } from '../../stock/stock.store.ts';
import { products } from '../catalog.tables.ts';

const itself = (supplierId: SupplierId, productId: ProductId) =>
  and(eq(products.supplierId, supplierId), eq(products.id, productId));

/** Reads the product with its stock and locks both rows until the transaction ends. */
export async function lockProduct(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<PanelProduct | undefined> {
  const [row] = await db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.name,
      price: products.price,
      active: products.active,
      adultMark: products.adultMark,
      weight: products.weight,
    })
    .from(products)
    .where(itself(supplierId, productId))
    // Does not conflict with orders, which lock its stock while their lines only need the product to stay.
    .for('no key update');
  if (row === undefined) return undefined;
  const [level] = await lockStock(db, supplierId, [productId]);
  const stock = level === undefined ? undefined : thousandths(level.quantity);
  return { ...row, price: centavos(row.price), stock };
}

export const writeProduct = (
  db: Db,
  supplierId: SupplierId,
  {
    id,
    price,
    active,
    adultMark,
    weight,
  }: Pick<PanelProduct, 'id' | 'price' | 'active' | 'adultMark' | 'weight'>,
  now: Date,
): Promise<unknown> =>
  db.update(products).set({ price, active, adultMark, weight, updatedAt: now }).where(itself(supplierId, id));

/** Whether the shop has the product, active or not. */
export async function hasProduct(db: Db, supplierId: SupplierId, productId: ProductId): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(itself(supplierId, productId));
  return rows.length > 0;
}
