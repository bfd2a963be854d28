import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { stockMovements } from './stock-movements.tables.ts';

export type MovementRow = typeof stockMovements.$inferSelect;

const ofProduct = (supplierId: SupplierId, productId: ProductId) =>
  and(eq(stockMovements.supplierId, supplierId), eq(stockMovements.productId, productId));

/** Until the transaction ends: who sends the same request meanwhile waits for what it comes to. */
export const lockMovementKey = (db: Db, supplierId: SupplierId, key: string): Promise<unknown> =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`stock movement ${supplierId} ${key}`}, 0))`,
  );

export async function movementByKey(
  db: Db,
  supplierId: SupplierId,
  key: string,
): Promise<MovementRow | undefined> {
  const [row] = await db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.supplierId, supplierId), eq(stockMovements.key, key)));
  return row;
}

/** A page of a product's movements, newest first. */
export const movementsOf = (
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
  { limit, offset }: PageRange,
): Promise<MovementRow[]> =>
  db
    .select()
    .from(stockMovements)
    .where(ofProduct(supplierId, productId))
    .orderBy(desc(stockMovements.id))
    .limit(limit)
    .offset(offset);

export async function countMovements(db: Db, supplierId: SupplierId, productId: ProductId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(stockMovements)
    .where(ofProduct(supplierId, productId));
  return row?.total ?? 0;
}
