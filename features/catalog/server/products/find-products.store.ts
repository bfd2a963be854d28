import { and, asc, eq, like, or, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { products } from './catalog.tables.ts';

/** Active products of which each word is part of the name or code, for staff who look one up. `words`: lower case, without accents. */
export const findProducts = (
  db: Db,
  supplierId: SupplierId,
  words: readonly string[],
  limit: number,
): Promise<{ readonly id: string; readonly name: string; readonly sku: string }[]> =>
  db
    .select({ id: products.id, name: products.name, sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.supplierId, supplierId),
        products.active,
        ...words.map((word) => {
          const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
          return or(like(products.foldedName, pattern), like(sql`lower(${products.sku})`, pattern));
        }),
      ),
    )
    .orderBy(asc(products.foldedName), asc(products.id))
    .limit(limit);
