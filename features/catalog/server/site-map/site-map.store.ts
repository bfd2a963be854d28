import { and, asc, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { products } from '../products/catalog.tables.ts';

const sold = (supplierId: SupplierId) => and(eq(products.supplierId, supplierId), products.active);

export interface SoldProducts {
  readonly count: number;
  /** When one of them last changed; undefined if there is none. */
  readonly changedAt: Instant | undefined;
}

export async function soldProducts(db: Db, supplierId: SupplierId): Promise<SoldProducts> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)`,
      changedAt: sql<Date | null>`max(${products.updatedAt})`.mapWith(products.updatedAt),
    })
    .from(products)
    .where(sold(supplierId));
  return { count: row?.count ?? 0, changedAt: row?.changedAt?.getTime() };
}

export interface SoldProduct {
  readonly slug: string;
  readonly changedAt: Instant;
}

/** A slice of the active products, in order of creation. */
export async function soldProductsFrom(
  db: Db,
  supplierId: SupplierId,
  { offset, limit }: PageRange,
): Promise<SoldProduct[]> {
  const rows = await db
    .select({ slug: products.slug, changedAt: products.updatedAt })
    .from(products)
    .where(sold(supplierId))
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ slug, changedAt }) => ({ slug, changedAt: changedAt.getTime() }));
}
