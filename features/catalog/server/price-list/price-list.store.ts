/** Products in the order of their names, a batch after the other, however many there are. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { products, stockLevels } from '../products/catalog.tables.ts';
import type { InCategory } from '../products/product-conditions.store.ts';
import { ofItsStock, type SellableRow, sellableColumns } from '../products/product-rows.store.ts';

export interface PriceListChoice {
  readonly category?: InCategory;
  /** What the product must say: a tsquery. */
  readonly search?: string;
  /** The product carries all of them. */
  readonly tags: readonly string[];
}

/** The product after which a batch begins. */
export interface LastRead {
  readonly name: string;
  readonly id: ProductId;
}

/** One batch of what is sold. Where it is shorter than `limit`, it is the last. */
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
    .where(and(eq(products.supplierId, supplierId), products.active, chosen(choice), isAfter(after)))
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);

const chosen = ({ category, search, tags }: PriceListChoice): SQL | undefined =>
  and(
    category && eq(category.root ? products.rootCategoryId : products.categoryId, category.id),
    search === undefined ? undefined : sql`${products.search} @@ ${search}::tsquery`,
    tags.length === 0 ? undefined : sql`${products.tags} @> ${sql.param([...tags])}::text[]`,
  );

const isAfter = (last: LastRead | undefined): SQL | undefined =>
  last && sql`(${products.name}, ${products.id}) > (${last.name}, ${last.id}::uuid)`;
