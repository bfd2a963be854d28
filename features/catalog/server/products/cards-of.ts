import { pricesFor } from '#features/pricing/server/prices-for.ts';
import type { Context } from '#platform/db/context.ts';
import type { ProductCard } from '../../domain/product.ts';
import { stockNow } from '../stock/stock-now.store.ts';
import type { PriceView } from './price-view.ts';
import { type CardRow, cardOf } from './product-rows.store.ts';

/** Product cards with current stock and the prices of the requesting client: a fixed number of queries. */
export async function cardsOf(
  context: Context,
  rows: readonly CardRow[],
  view: PriceView,
): Promise<ProductCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [stock, priceOf] = await Promise.all([
    stockNow(context.db, context.supplier.id, ids),
    view === 'hidden' ? undefined : pricesFor(context, view, ids),
  ]);
  return rows.map((row) => cardOf(row, stock.get(row.id) ?? null, priceOf));
}
