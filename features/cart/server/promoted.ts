import { offersOf, type PurchaseTerms, type StockView } from '#features/catalog/server/products/offers-of.ts';
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { promotionsLeft } from '#features/promotions/server/promotions/promotions-left.ts';
import type { Context } from '#platform/db/context.ts';
import type { PricedCart } from '../domain/cart.ts';
import { type PromotionTerms, withPromotions } from '../domain/pricing/cart-promotions.ts';

interface PromotionSources {
  /** Promotions that this buyer may use now. */
  readonly promotions: readonly Promotion[];
  readonly rules: PriceRules;
  readonly pricing: PurchaseTerms;
  readonly stockView: StockView;
}

/**
 * The cart with what promotions give. No query where none of them concerns its products; else one for the limits, if there are any,
 * and those for the products that are given away, if there are any.
 */
export async function promoted(
  context: Context,
  cart: PricedCart,
  sources: PromotionSources,
): Promise<PricedCart> {
  const terms = await promotionTermsFor(context, cart, sources);
  return terms.promotions.length === 0 ? cart : withPromotions(cart, terms);
}

/** The promotions that concern the cart's products, with what their limits and gifts leave. */
export async function promotionTermsFor(
  context: Context,
  cart: PricedCart,
  { promotions, rules, pricing, stockView }: PromotionSources,
): Promise<PromotionTerms> {
  const concerned = new Set(
    cart.lines.flatMap(({ product }) => product.promotions ?? []).map(({ id }) => id),
  );
  const some = promotions.filter(({ id }) => concerned.has(id));
  const giftIds = some.flatMap(({ reward }) => (reward.kind === 'gift' ? [reward.productId] : []));
  const [left, gifts] = await Promise.all([
    promotionsLeft(context, some),
    offersOf(context, [...new Set(giftIds)], pricing, stockView),
  ]);
  return { promotions: some, left, gifts, rules };
}
