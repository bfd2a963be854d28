import { and, eq, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { categories, products } from '../products/catalog.tables.ts';
import { type CardRow, cardColumns, ofItsCategory } from '../products/product-rows.store.ts';

const selectTaggedProducts = prepared((db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .where(
      and(
        eq(products.supplierId, sql.placeholder('supplierId')),
        products.active,
        sql`${products.tags} && ${sql.placeholder('tags')}::text[]`,
        sql`${products.id} is distinct from ${sql.placeholder('except')}::uuid`,
      ),
    )
    .orderBy(sql`${products.popularity} desc nulls last`, products.id)
    .limit(sql.placeholder('limit'))
    .prepare('products_by_tags'),
);

/** Active products with any of the tags, the most popular first. */
export const taggedProducts = cachedQuery(
  'products_by_tags',
  (
    db: Db,
    supplierId: SupplierId,
    { tags, except = null, limit }: { tags: readonly string[]; except?: ProductId | null; limit: number },
  ): Promise<CardRow[]> => selectTaggedProducts(db).execute({ supplierId, tags: [...tags], except, limit }),
);
