import type { Context } from '#platform/db/context.ts';
import type { ProductCard } from '../domain/product.ts';
import { type CardRow, cardOf, type PriceView } from './product-rows.store.ts';
import { stockNow } from './stock-now.store.ts';

/** What a shopper sees of products, with the stock of this moment: one question, whatever their number. */
export async function cardsOf(
  { db, supplier }: Context,
  rows: readonly CardRow[],
  view: PriceView,
): Promise<ProductCard[]> {
  if (rows.length === 0) return [];
  const stock = await stockNow(
    db,
    supplier.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => cardOf(row, stock.get(row.id) ?? null, view));
}
