/** Products as other features rank them: by id, the most popular, and with what comparisons read. */
import { and, eq, sql } from 'drizzle-orm';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import { cachedById, cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { categories, products } from './catalog.tables.ts';
import { type CardRow, cardColumns, ofItsCategory } from './product-rows.store.ts';

const selectCards = prepared((db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .where(
      and(
        eq(products.supplierId, sql.placeholder('supplierId')),
        products.active,
        sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('product_cards_by_id'),
);

/** Active products by id, in no order. */
export const activeCards = cachedById(
  'product_card',
  (db: Db, supplierId: SupplierId, ids: readonly ProductId[]): Promise<CardRow[]> =>
    selectCards(db).execute({ supplierId, ids: [...ids] }),
);

const selectPopularIds = prepared((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.supplierId, sql.placeholder('supplierId')), products.active))
    .orderBy(sql`${products.popularity} desc nulls last`, products.id)
    .limit(sql.placeholder('limit'))
    .prepare('products_popular_ids'),
);

/** The supplier's most popular active products. */
export const popularIds = cachedQuery(
  'products_popular_ids',
  async (db: Db, supplierId: SupplierId, limit: number): Promise<ProductId[]> =>
    (await selectPopularIds(db).execute({ supplierId, limit })).map(({ id }) => id),
);

interface ComparableRow {
  readonly id: ProductId;
  readonly name: string;
  readonly brand: string;
  readonly tags: readonly string[];
  readonly categoryId: CategoryId;
  readonly price: number;
  readonly kinId: ProductId;
}

const comparable = {
  id: products.id,
  name: products.name,
  brand: products.brand,
  tags: products.tags,
  categoryId: products.categoryId,
  price: products.price,
  kinId: sql<ProductId>`coalesce(${products.principalId}, ${products.id})`.as('kin_id'),
};

/** Active products by id, behind `after`: a page of the whole catalogue, for jobs. */
export const comparableAfter = (
  db: Db,
  supplierId: SupplierId,
  after: ProductId,
  limit: number,
): Promise<ComparableRow[]> =>
  db
    .select(comparable)
    .from(products)
    .where(and(eq(products.supplierId, supplierId), products.active, sql`${products.id} > ${after}`))
    .orderBy(products.id)
    .limit(limit);

/** The most popular active products of a leaf category. */
export const comparableOfCategory = (
  db: Db,
  supplierId: SupplierId,
  categoryId: CategoryId,
  limit: number,
): Promise<ComparableRow[]> =>
  db
    .select(comparable)
    .from(products)
    .where(and(eq(products.supplierId, supplierId), eq(products.categoryId, categoryId), products.active))
    .orderBy(sql`${products.popularity} desc`, products.id)
    .limit(limit);
