/** Stock in thousandths. Every write first locks its rows in id order, so that two orders can't wait for each other. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { stockLevels } from './catalog.tables.ts';

/** What is left of the tracked ones among these products, locked until the transaction ends. */
export const lockStock = (
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<{ productId: ProductId; quantity: number }[]> =>
  db
    .select({ productId: stockLevels.productId, quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, supplierId), inArray(stockLevels.productId, [...productIds])))
    .orderBy(asc(stockLevels.productId))
    .for('update');

/** Adds to each stock its change, which may be below zero; the table refuses a stock below zero. */
export async function changeStock(
  db: Db,
  supplierId: SupplierId,
  changes: ReadonlyMap<ProductId, number>,
): Promise<void> {
  const ids = sql.param([...changes.keys()]);
  const quantities = sql.param([...changes.values()]);
  await db.execute(sql`
    update ${stockLevels} s set quantity = s.quantity + change.quantity
    from unnest(${ids}::uuid[], ${quantities}::bigint[]) as change (product_id, quantity)
    where s.supplier_id = ${supplierId} and s.product_id = change.product_id`);
}
