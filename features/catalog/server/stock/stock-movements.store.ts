import { and, count, desc, eq } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { stockMovements } from './stock-movements.tables.ts';

export type MovementRow = typeof stockMovements.$inferSelect;

const ofProduct = (supplierId: SupplierId, productId: ProductId) =>
  and(eq(stockMovements.supplierId, supplierId), eq(stockMovements.productId, productId));

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
