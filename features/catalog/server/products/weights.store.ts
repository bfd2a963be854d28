import { and, eq, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Weighed } from '../../domain/weight.ts';
import { products } from './catalog.tables.ts';

/** Unit and weight of products, active or not; unknown ids are absent. */
export async function weightsOf(
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, Weighed>> {
  const rows = await db
    .select({ id: products.id, unit: products.unit, weight: products.weight })
    .from(products)
    .where(
      and(eq(products.supplierId, supplierId), sql`${products.id} = any(${sql.param([...ids])}::uuid[])`),
    );
  return new Map(rows.map(({ id, ...weighed }) => [id, weighed]));
}
