/** Conditions of the panel's lists of products. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { searchTerms } from '../../domain/search/search-terms.ts';
import { products, stockLevels } from '../products/catalog.tables.ts';
import { indexedQuery } from '../search/search-tsquery.ts';
import { matchesQuery } from '../search/search-words.store.ts';

export const ofItsStock = and(
  eq(stockLevels.supplierId, products.supplierId),
  eq(stockLevels.productId, products.id),
);

/** Tracked stock that is too little for the smallest order. */
export const isSoldOut = sql`${stockLevels.quantity} < greatest(${stockLevels.soldOutBelow}, 1)`;

/**
 * Tracked stock at or below the product's own threshold, or too little for the smallest order. Their ids are computed once,
 * before sorting: few products are low, and PostgreSQL would otherwise test every product in the order of the list.
 */
export const isLow = (supplierId: SupplierId, among: 'unarchived' | 'archived' = 'unarchived'): SQL =>
  sql`${products.id} = any(array(
    select low.id from ${products} as low
    join ${stockLevels} as level on level.supplier_id = low.supplier_id and level.product_id = low.id
    where low.supplier_id = ${supplierId} and low.archived_at is ${sql.raw(among === 'archived' ? 'not null' : 'null')}
      and (level.quantity <= low.low_stock or level.quantity < greatest(level.sold_out_below, 1))))`;

/** All words, each as a beginning, in name, brand, code, barcode or description; or exactly the code or barcode. */
export function matching(supplierId: SupplierId, text: string): SQL {
  const words = searchTerms(text)
    .map((term) => `'${term.text}':*AB`)
    .join(' & ');
  const exact = sql`${products.sku} = ${text} or ${products.ean} = ${text}`;
  if (words === '') return sql`(${exact})`;
  return sql`(${matchesQuery(sql`${words}`, sql`${indexedQuery(supplierId, words)}`)} or ${exact})`;
}
