/** Reads products by name in batches (keyset pagination), so that any number can be listed. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { products, stockLevels } from '../products/catalog.tables.ts';
import type { InCategory } from '../products/product-conditions.store.ts';
import { ofItsStock, type SellableRow, sellableColumns } from '../products/product-rows.store.ts';
import { indexedQuery } from '../search/search-tsquery.ts';
import { matchesQuery } from '../search/search-words.store.ts';

export interface PriceListChoice {
  readonly category?: InCategory;
  /** A tsquery that the product must match. */
  readonly search?: string;
  /** The product must carry all of them. */
  readonly tags: readonly string[];
}

/** The last product of the previous batch. */
export interface LastRead {
  readonly name: string;
  readonly id: ProductId;
}

/** One batch of active products. A batch shorter than `limit` is the last one. */
export const priceListRows = (
  db: Db,
  supplierId: SupplierId,
  choice: PriceListChoice,
  after: LastRead | undefined,
  limit: number,
): Promise<SellableRow[]> =>
  db
    .select(sellableColumns)
    .from(products)
    .leftJoin(stockLevels, ofItsStock)
    .where(
      and(eq(products.supplierId, supplierId), products.active, chosen(supplierId, choice), isAfter(after)),
    )
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);

const chosen = (supplierId: SupplierId, { category, search, tags }: PriceListChoice): SQL | undefined =>
  and(
    category && eq(category.root ? products.rootCategoryId : products.categoryId, category.id),
    search === undefined ? undefined : matchesQuery(sql`${search}`, sql`${indexedQuery(supplierId, search)}`),
    tags.length === 0 ? undefined : sql`${products.tags} @> ${sql.param([...tags])}::text[]`,
  );

const isAfter = (last: LastRead | undefined): SQL | undefined =>
  last && sql`(${products.name}, ${products.id}) > (${last.name}, ${last.id}::uuid)`;
