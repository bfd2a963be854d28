import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { ProductCard } from '../../domain/product.ts';
import { cardsOf, priceView } from '../products/product-cards.ts';
import type { CardRow } from '../products/product-rows.store.ts';
import { soldAdditions, soldAdditionsOfMany } from './additions.store.ts';

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

export interface AdditionsOfMany {
  /** Distinct, even when offered with several products. */
  readonly additions: readonly ProductCard[];
  /** Addition ids by product, in the shop's order; products without additions are absent. */
  readonly offers: ReadonlyMap<ProductId, readonly ProductId[]>;
}

/** The additions of each of these products, with prices for the requesting client. Spec 3, additional-product modal. */
export async function additionsOfMany(
  context: Context,
  productIds: readonly ProductId[],
  terms: BuyingTerms,
): Promise<AdditionsOfMany> {
  const [view, rows] = await Promise.all([
    priceView(context, terms),
    soldAdditionsOfMany(context.db, context.supplier.id, productIds),
  ]);
  const offers = new Map<ProductId, ProductId[]>();
  const each = new Map<ProductId, CardRow>();
  for (const { goesWith, ...row } of rows) {
    offers.set(goesWith, [...(offers.get(goesWith) ?? []), row.id]);
    each.set(row.id, row);
  }
  return { additions: await cardsOf(context, [...each.values()], view), offers };
}
