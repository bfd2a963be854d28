/**
 * Stock in thousandths. Every write first locks its rows in id order, so that two orders can't wait for each other.
 * In two questions: the second must begin when the locks are ours, or it may decide by what was there before.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { stockLevels } from './catalog.tables.ts';

const { placeholder } = sql;

const locking = prepared((db) =>
  db
    .select({ productId: stockLevels.productId, quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(
      and(
        eq(stockLevels.supplierId, placeholder('supplierId')),
        sql`${stockLevels.productId} = any(${placeholder('productIds')}::uuid[])`,
      ),
    )
    .orderBy(asc(stockLevels.productId))
    .for('update')
    .prepare('stock_lock'),
);

/** What is left of the tracked ones among these products, locked until the transaction ends. */
export const lockStock = (
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<{ productId: ProductId; quantity: number }[]> =>
  locking(db).execute({ supplierId, productIds: [...productIds] });

const changing = prepared((db) =>
  db
    .update(stockLevels)
    .set({ quantity: sql`${stockLevels.quantity} + change.quantity` })
    .from(
      sql`unnest(${placeholder('productIds')}::uuid[], ${placeholder('quantities')}::bigint[])
        as change (product_id, quantity)`,
    )
    .where(
      and(
        eq(stockLevels.supplierId, placeholder('supplierId')),
        eq(stockLevels.productId, sql`change.product_id`),
      ),
    )
    .prepare('stock_change'),
);

/** Adds to each stock its change, which may be below zero; the table refuses a stock below zero. */
export async function changeStock(
  db: Db,
  supplierId: SupplierId,
  changes: ReadonlyMap<ProductId, number>,
): Promise<void> {
  await changing(db).execute({
    supplierId,
    productIds: [...changes.keys()],
    quantities: [...changes.values()],
  });
}
