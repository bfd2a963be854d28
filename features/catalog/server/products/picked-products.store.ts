/** Active products by id, by slug, and those added last. */
import { and, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedById, cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { categories, products } from './catalog.tables.ts';
import { type CardRow, cardColumns, ofItsCategory } from './product-rows.store.ts';

const { placeholder } = sql;
const sold = and(eq(products.supplierId, placeholder('supplierId')), products.active);

const selectByIds = prepared((db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .where(and(sold, sql`${products.id} = any(${placeholder('ids')}::uuid[])`))
    .prepare('products_picked_by_ids'),
);

/** Without an order. */
export const productsByIds = cachedById(
  'products_picked_by_ids',
  (db: Db, supplierId: SupplierId, ids: readonly string[]): Promise<CardRow[]> =>
    selectByIds(db).execute({ supplierId, ids: `{${ids.join(',')}}` }),
);

const selectBySlugs = prepared((db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .where(and(sold, sql`${products.slug} = any(${placeholder('slugs')}::text[])`))
    .prepare('products_picked_by_slugs'),
);

/** Without an order. Not cached: the slugs are those that one shopper saw. */
export const productsBySlugs = (
  db: Db,
  supplierId: SupplierId,
  slugs: readonly string[],
): Promise<CardRow[]> => selectBySlugs(db).execute({ supplierId, slugs: [...slugs] });

const selectNewest = prepared((db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .where(sold)
    // Ids are ordered by creation time.
    .orderBy(sql`${products.id} desc`)
    .limit(sql.placeholder('limit'))
    .prepare('products_newest'),
);

/** Those added last, first. */
export const newestProducts = cachedQuery(
  'products_newest',
  (db: Db, supplierId: SupplierId, limit: number): Promise<CardRow[]> =>
    selectNewest(db).execute({ supplierId, limit }),
);
