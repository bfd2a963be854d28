import { and, eq, inArray } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { products } from './catalog.tables.ts';

/** The quantity step of each product, active or not. */
export async function stepsOf(
  { db, supplier }: Context,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, Quantity>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, step: products.step })
    .from(products)
    .where(and(eq(products.supplierId, supplier.id), inArray(products.id, [...ids])));
  return new Map(rows.map(({ id, step }) => [id, thousandths(step)]));
}
