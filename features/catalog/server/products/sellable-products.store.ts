/** The columns by which a cart or an order prices products. */
import { and, eq, sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import { cachedById } from '#platform/db/cache/cached-query.ts';
import { prepared } from '#platform/db/database.ts';
import { opaqueArray } from '#platform/db/sql-fragments.ts';
import { products } from './catalog.tables.ts';
import { productColumns } from './product-rows.store.ts';

const selectSellable = prepared((db) =>
  db
    .select({ ...productColumns, giftWrapPrice: products.giftWrapPrice })
    .from(products)
    .where(
      and(
        eq(products.supplierId, sql.placeholder('supplierId')),
        sql`${products.id} = any(${opaqueArray(sql`${sql.placeholder('ids')}::uuid[]`)})`,
      ),
    )
    .prepare('products_sellable'),
);

/** Products by id, active or not, in no order. */
export const sellableProducts = cachedById('product_sellable', (db, supplierId, ids: readonly ProductId[]) =>
  selectSellable(db).execute({ supplierId, ids: [...ids] }),
);
