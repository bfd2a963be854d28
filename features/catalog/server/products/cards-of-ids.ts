import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { ProductCard } from '../../domain/product.ts';
import { activeCards } from './listed-products.store.ts';
import { cardsOf, priceView } from './product-cards.ts';

/** The active ones of these products in this order, as lists show them: stock and prices are the requesting client's. */
export async function cardsOfIds(
  context: Context,
  ids: readonly ProductId[],
  terms: BuyingTerms,
): Promise<readonly ProductCard[]> {
  const [view, rows] = await Promise.all([
    priceView(context, terms),
    activeCards(context.db, context.supplier.id, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cardsOf(
    context,
    ids.flatMap((id) => byId.get(id) ?? []),
    view,
  );
}
