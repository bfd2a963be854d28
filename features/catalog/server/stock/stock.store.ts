/** Stock in thousandths. Every write first locks its rows in id order, so that two orders cannot deadlock. */
import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { violatesCheck } from '#platform/db/violations.ts';
import { stockLevels } from '../products/catalog.tables.ts';

const { placeholder } = sql;

const lockStockRows = prepared((db) =>
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

/** The stock of the tracked products among these, locked until the transaction ends. */
export const lockStock = (
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<{ productId: ProductId; quantity: number }[]> =>
  lockStockRows(db).execute({ supplierId, productIds: [...productIds] });

/** Undefined where it is not tracked. Locks nothing. */
export async function stockOf(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<Quantity | undefined> {
  const [row] = await db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, supplierId), eq(stockLevels.productId, productId)));
  return row && thousandths(row.quantity);
}

const updateStock = prepared((db) =>
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

/** Adds a change to each stock, which may be negative; a check constraint rejects stock below zero. */
export async function changeStock(
  db: Db,
  supplierId: SupplierId,
  changes: ReadonlyMap<ProductId, number>,
): Promise<void> {
  await updateStock(db).execute({
    supplierId,
    productIds: [...changes.keys()],
    quantities: [...changes.values()],
  });
}

/** Locks the rows and compares. A transaction that waited for a row sees its updated value. */
const heldFor = (db: Db) =>
  db.$with('held').as(
    db
      .select({
        productId: stockLevels.productId,
        wanted: sql<number>`wanted.quantity`.as('wanted'),
        isEnough: sql<boolean>`${stockLevels.quantity} >= wanted.quantity`.as('is_enough'),
      })
      .from(stockLevels)
      .innerJoin(
        sql`unnest(${placeholder('productIds')}::uuid[], ${placeholder('quantities')}::bigint[])
          as wanted (product_id, quantity)`,
        eq(stockLevels.productId, sql`wanted.product_id`),
      )
      .where(eq(stockLevels.supplierId, placeholder('supplierId')))
      .orderBy(asc(stockLevels.productId))
      .for('update', { of: stockLevels }),
  );

const reduceStock = prepared((db) => {
  const held = heldFor(db);
  const taken = db.$with('taken').as(
    db
      .update(stockLevels)
      .set({ quantity: sql`${stockLevels.quantity} - ${held.wanted}` })
      .from(held)
      .where(
        and(
          eq(stockLevels.supplierId, placeholder('supplierId')),
          eq(stockLevels.productId, held.productId),
          sql`not exists (select from ${held} where not ${held.isEnough})`,
        ),
      ),
  );
  return db
    .with(held, taken)
    .select({ productId: held.productId })
    .from(held)
    .where(not(held.isEnough))
    .prepare('stock_take');
});

/**
 * Takes these quantities from tracked products, all or nothing; returns the products with too little stock. One query:
 * all rows are locked and compared before any is changed.
 */
export async function takeFromStock(
  db: Db,
  supplierId: SupplierId,
  wanted: ReadonlyMap<ProductId, number>,
): Promise<ProductId[]> {
  const short = await reduceStock(db).execute({
    supplierId,
    productIds: [...wanted.keys()],
    quantities: [...wanted.values()],
  });
  return short.map(({ productId }) => productId);
}

const reduceStockOrFail = prepared((db) => {
  const held = heldFor(db);
  return db
    .with(held)
    .update(stockLevels)
    .set({ quantity: sql`${stockLevels.quantity} - ${held.wanted}` })
    .from(held)
    .where(
      and(eq(stockLevels.supplierId, placeholder('supplierId')), eq(stockLevels.productId, held.productId)),
    )
    .prepare('stock_take_or_fail');
});

/** Like `takeFromStock`, but too little stock fails the query and the transaction with it: see `isShortage`. */
export async function takeFromStockOrFail(
  db: Db,
  supplierId: SupplierId,
  wanted: ReadonlyMap<ProductId, number>,
): Promise<void> {
  await reduceStockOrFail(db).execute({
    supplierId,
    productIds: [...wanted.keys()],
    quantities: [...wanted.values()],
  });
}

export const isShortage = (error: unknown): boolean => violatesCheck(error, 'stock_never_below_zero');
