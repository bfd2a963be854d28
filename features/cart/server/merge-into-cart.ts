import type { Context } from '#platform/db/context.ts';
import { type CartLine, type PricedCart, withoutSeenPrice } from '../domain/cart.ts';
import { asMerged, largerKept, mergeCarts } from '../domain/merge/merge-carts.ts';
import type { CartHead, CartOwner } from './cart.store.ts';
import { linesOf, replaceLines } from './cart-lines.store.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { seenTerms } from './seen-terms.ts';

/**
 * Merges the visitor's lines into the client's, with a notice for each difference. The shopper does not see this response, so the
 * stored prices stay those seen before: the next read reports what has changed. Spec 4, login.
 */
export async function mergeIntoCart(
  context: Context,
  owner: CartOwner,
  {
    before,
    visitors,
    pricing,
  }: {
    readonly before: CartHead | undefined;
    readonly visitors: readonly CartLine[];
    readonly pricing: Pricing;
  },
): Promise<PricedCart> {
  const kept = await linesOf(context.db, owner);
  const sameType = before?.subscriptionTypeId === (pricing.subscriptionTypeId ?? null);
  const saved = sameType ? kept : kept.map(withoutSeenPrice);
  const merged = mergeCarts(saved, visitors);
  const comparable = before?.seenTerms === seenTerms(pricing);
  const cart = await priceLines(context, comparable ? merged : merged.map(withoutSeenPrice), pricing);
  await replaceLines(context.db, owner, asMerged(merged, cart));
  return { ...cart, notices: [...cart.notices, ...largerKept(saved, visitors, cart.lines)] };
}
