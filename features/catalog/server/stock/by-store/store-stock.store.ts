/** Products' stock at stores, in thousandths. Locked after the products' stock and the stores (decision 028). */
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { StoreChange } from '../../../domain/stock/store-stock.ts';
import { storeStock } from './store-stock.tables.ts';

type ByStore = ReadonlyMap<string, Quantity>;

/** What each store has of a product. */
export async function storesOfProduct(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<ByStore> {
  return (await storesOfProducts(db, supplierId, [productId])).get(productId) ?? new Map();
}

/** The same of several, by product; those that no store has are absent. */
export async function storesOfProducts(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, ByStore>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(storeStock)
    .where(and(eq(storeStock.supplierId, supplierId), inArray(storeStock.productId, [...productIds])));
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, found]) => [
      productId,
      new Map(found.map(({ storeId, quantity }) => [storeId, thousandths(quantity)])),
    ]),
  );
}

/** The same, locked until the transaction ends. Only who has locked the product adds rows. */
export async function lockStoresOfProduct(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<ByStore> {
  const rows = await db
    .select({ storeId: storeStock.storeId, quantity: storeStock.quantity })
    .from(storeStock)
    .where(and(eq(storeStock.supplierId, supplierId), eq(storeStock.productId, productId)))
    .orderBy(asc(storeStock.storeId))
    .for('update');
  return new Map(rows.map(({ storeId, quantity }) => [storeId, thousandths(quantity)]));
}

const atStore = (supplierId: SupplierId, storeId: string) =>
  and(eq(storeStock.supplierId, supplierId), eq(storeStock.storeId, storeId), gt(storeStock.quantity, 0));

/** Which of these products the store has. Locks nothing: who takes them compares again. */
export async function productsAtStore(
  db: Db,
  supplierId: SupplierId,
  storeId: string,
  productIds: readonly ProductId[],
): Promise<ProductId[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ productId: storeStock.productId })
    .from(storeStock)
    .where(and(atStore(supplierId, storeId), inArray(storeStock.productId, [...productIds])));
  return rows.map(({ productId }) => productId);
}

/** What a store has of these products, locked until the transaction ends. */
export async function lockProductsAtStore(
  db: Db,
  supplierId: SupplierId,
  storeId: string,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, Quantity>> {
  const rows = await db
    .select({ productId: storeStock.productId, quantity: storeStock.quantity })
    .from(storeStock)
    .where(and(atStore(supplierId, storeId), inArray(storeStock.productId, [...productIds])))
    .orderBy(asc(storeStock.productId))
    .for('update');
  return new Map(rows.map(({ productId, quantity }) => [productId, thousandths(quantity)]));
}

/** All that a store has, locked until the transaction ends. */
export const lockAllAtStore = (db: Db, supplierId: SupplierId, storeId: string): Promise<unknown> =>
  db.execute(sql`select count(*) from (select from ${storeStock}
    where ${atStore(supplierId, storeId)} order by ${storeStock.productId} for update) as locked`);

/** Writes what stores have of products afterwards. A store that has none any more keeps its row: its list still shows the product. */
export async function setStoreStock(
  db: Db,
  supplierId: SupplierId,
  changes: ReadonlyMap<ProductId, readonly Pick<StoreChange, 'storeId' | 'after'>[]>,
): Promise<void> {
  const rows = [...changes].flatMap(([productId, all]) =>
    all.map(({ storeId, after }) => ({ supplierId, productId, storeId, quantity: after })),
  );
  if (rows.length === 0) return;
  await db
    .insert(storeStock)
    .values(rows)
    .onConflictDoUpdate({
      target: [storeStock.supplierId, storeStock.productId, storeStock.storeId],
      set: { quantity: sql`excluded.quantity` },
    });
}

/** How many products each store has some of. */
export async function countProductsByStore(
  db: Db,
  supplierId: SupplierId,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ storeId: storeStock.storeId, total: count() })
    .from(storeStock)
    .where(and(eq(storeStock.supplierId, supplierId), gt(storeStock.quantity, 0)))
    .groupBy(storeStock.storeId);
  return new Map(rows.map(({ storeId, total }) => [storeId, total]));
}
