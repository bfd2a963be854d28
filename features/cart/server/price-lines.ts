import { type BuyingTerms, offersOf } from '#features/catalog/server/public.ts';
import { priceRules } from '#features/pricing/domain/price-rules.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartLine, PricedCart } from '../domain/cart.ts';
import { combineLines } from '../domain/combine-lines.ts';
import { priceCart } from '../domain/price-cart.ts';

/** How one buys, as far as prices depend on it. */
export type Pricing = Omit<BuyingTerms, 'ignorePolicies'>;

/** What these lines cost now, from the supplier's own prices alone. Design 4, prices. */
export async function priceLines(
  context: Context,
  lines: readonly CartLine[],
  pricing: Pricing,
): Promise<PricedCart> {
  const wanted = combineLines(lines);
  const products = await offersOf(
    context,
    wanted.map((line) => line.productId),
    pricing,
  );
  return priceCart(wanted, products, priceRules(context.supplier.tags));
}
