import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { ProductCard } from '../../domain/product.ts';
import { cardsOf } from '../products/cards-of.ts';
import { priceView } from '../products/price-view.ts';
import type { CardRow } from '../products/product-rows.store.ts';
import { soldAdditionsOfMany } from './additions.store.ts';

export interface AdditionsOfMany {
  /** Each once, whatever it goes with. */
  readonly additions: readonly ProductCard[];
  /** Of each product with any, in the shop's order. */
  readonly offers: ReadonlyMap<ProductId, readonly ProductId[]>;
}

/** What the shop offers with each of these, with the prices of who asks. Spec 3, additional-product modal. */
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
