import { and, asc, eq, gte, isNull, like, or, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { containing } from '#platform/db/sql-fragments.ts';
import { products, stockLevels } from './catalog.tables.ts';
import { ofItsStock } from './product-rows.store.ts';

interface Wanted {
  readonly limit: number;
  /** Only those whose stock reaches their smallest order. */
  readonly inStock?: boolean;
}

/** Active products of which each word is part of the name or code, for staff who look one up. `words`: lower case, without accents. */
export const findProducts = (
  db: Db,
  supplierId: SupplierId,
  words: readonly string[],
  { limit, inStock = false }: Wanted,
): Promise<{ readonly id: string; readonly name: string; readonly sku: string }[]> =>
  db
    .select({ id: products.id, name: products.name, sku: products.sku })
    .from(products)
    .leftJoin(stockLevels, ofItsStock)
    .where(
      and(
        eq(products.supplierId, supplierId),
        products.active,
        inStock
          ? or(isNull(stockLevels.quantity), gte(stockLevels.quantity, stockLevels.soldOutBelow))
          : undefined,
        ...words.map((word) => {
          const pattern = containing(word);
          return or(like(products.foldedName, pattern), like(sql`lower(${products.sku})`, pattern));
        }),
      ),
    )
    .orderBy(asc(products.foldedName), asc(products.id))
    .limit(limit);
