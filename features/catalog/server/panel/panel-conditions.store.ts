/** Conditions of the panel's lists of products. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { searchTerms } from '../../domain/search/search-terms.ts';
import { products, stockLevels } from '../products/catalog.tables.ts';

export const ofItsStock = and(
  eq(stockLevels.supplierId, products.supplierId),
  eq(stockLevels.productId, products.id),
);

/** Tracked stock that is too little for the smallest order. */
export const isSoldOut = sql`${stockLevels.quantity} < greatest(${stockLevels.soldOutBelow}, 1)`;

/** Tracked stock at or below the product's own threshold, or too little for the smallest order. */
export const isLow = sql`(${stockLevels.quantity} <= ${products.lowStock} or ${isSoldOut})`;

/** All words, each as a beginning, in name, brand, code, barcode or description; or exactly the code or barcode. */
export function matching(text: string): SQL {
  const words = searchTerms(text).map((term) => `'${term.text}':*AB`);
  const exact = sql`${products.sku} = ${text} or ${products.ean} = ${text}`;
  if (words.length === 0) return sql`(${exact})`;
  return sql`(${products.search} @@ ${words.join(' & ')}::tsquery or ${exact})`;
}
