import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { ProductCard } from '../../domain/product.ts';
import { cardsOf } from '../products/cards-of.ts';
import { priceView } from '../products/price-view.ts';
import { soldAdditions } from './additions.store.ts';

/** The additions of a product, with prices for the requesting client. Spec 3, additional-product modal. */
export async function additionsOf(
  context: Context,
  productId: ProductId,
  terms: BuyingTerms,
): Promise<readonly ProductCard[]> {
  const [view, rows] = await Promise.all([
    priceView(context, terms),
    soldAdditions(context.db, context.supplier.id, productId),
  ]);
  return cardsOf(context, rows, view);
}
