/** Stock in thousandths. Every write first locks its rows in id order, so that two orders can't wait for each other. */
import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { violatesCheck } from '#platform/db/violations.ts';
import { stockLevels } from '../products/catalog.tables.ts';

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

/** Whoever has to wait for a row is given it as it is by then, and decides by that. */
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

const taking = prepared((db) => {
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
 * Takes these quantities from what is tracked, all or nothing; gives the products of which not enough is left. One
 * question: all is locked and looked at before anything is taken.
 */
export async function takeFromStock(
  db: Db,
  supplierId: SupplierId,
  wanted: ReadonlyMap<ProductId, number>,
): Promise<ProductId[]> {
  const short = await taking(db).execute({
    supplierId,
    productIds: [...wanted.keys()],
    quantities: [...wanted.values()],
  });
  return short.map(({ productId }) => productId);
}

const takingOrFailing = prepared((db) => {
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

/** The same, but where not enough is left the question fails, and the transaction with it: `isShortage`. */
export async function takeFromStockOrFail(
  db: Db,
  supplierId: SupplierId,
  wanted: ReadonlyMap<ProductId, number>,
): Promise<void> {
  await takingOrFailing(db).execute({
    supplierId,
    productIds: [...wanted.keys()],
    quantities: [...wanted.values()],
  });
}

export const isShortage = (error: unknown): boolean => violatesCheck(error, 'stock_never_below_zero');
