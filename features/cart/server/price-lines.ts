import {
  cartOffersOf,
  type PurchaseTerms,
  type StockView,
} from '#features/catalog/server/products/offers-of.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { combosOf } from '#features/promotions/server/combos-of.ts';
import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartLine, PricedCart } from '../domain/cart.ts';
import { otherWays, tooLittle } from '../domain/pricing/line-notices.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import { promoted } from './promoted.ts';

/** What prices depend on besides products and quantities. */
export type Pricing = Omit<PurchaseTerms, 'ignorePolicies'>;

/** Prices these lines from the supplier's own data alone. `terms` may still be pending. Design 4, prices. */
export async function priceLines(
  context: Context,
  lines: readonly CartLine[],
  terms: Awaitable<Pricing>,
  stockView: StockView = 'read',
): Promise<PricedCart> {
  const [{ products, promotions }, combos, pricing] = await Promise.all([
    cartOffersOf(context, idsOf(lines, false), terms, stockView),
    combosOn(context, idsOf(lines, true), terms),
    terms,
  ]);
  const rules = priceRules(context.supplier.tags);
  const priced = priceCart(lines, products, rules, combos);
  const cart = await promoted(context, priced, { promotions, rules, pricing, stockView });
  const pricedLater = hasTag(context.supplier.tags, 'support-budget');
  const notices = [...otherWays(cart, combos, pricing), ...tooLittle(cart, { pricedLater })];
  return { ...cart, notices: [...cart.notices, ...notices] };
}

/** Each id once: several lines may name one product, and `priceCart` combines them. */
const idsOf = (lines: readonly CartLine[], combos: boolean): string[] => [
  ...new Set(
    lines.flatMap(({ productId, combo = false, quantity }) =>
      combo === combos && quantity > 0 ? [productId] : [],
    ),
  ),
];

const combosOn = async (context: Context, ids: readonly string[], terms: Awaitable<Pricing>) =>
  combosOf(context, ids, await terms);
