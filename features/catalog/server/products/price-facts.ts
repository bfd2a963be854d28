import type { PriceFacts } from '#features/pricing/domain/offer-for.ts';
import { cartPricesFor } from '#features/pricing/server/prices-for.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { buyingOn, type PurchaseTerms } from './offers-of.ts';
import { productOfferOf } from './product-rows.store.ts';
import { sellableProducts } from './sellable-products.store.ts';

/** From what the acting buyer's price of a product is decided: the facts with which `offersOf` prices it. Undefined if unknown here. */
export async function priceFactsOf(
  context: Context,
  productId: ProductId,
  terms: PurchaseTerms,
): Promise<PriceFacts | undefined> {
  const { db, supplier } = context;
  const [prices, [row]] = await Promise.all([
    cartPricesFor(context, buyingOn(context, terms), [productId]),
    sellableProducts(db, supplier.id, [productId]),
  ]);
  if (row === undefined) return undefined;
  let facts: PriceFacts | undefined;
  productOfferOf(row, (product, base) => {
    facts = prices.factsOf(product, base);
    return base;
  });
  return facts;
}
