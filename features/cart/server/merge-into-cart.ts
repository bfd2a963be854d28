import { type CartLine, type PricedCart, withoutSeenPrice } from '../domain/cart.ts';
import type { CartNotice } from '../domain/cart-notice.ts';
import { asMerged, largerQuantityNotices, mergeCarts } from '../domain/merge/merge-carts.ts';
import { seenTerms } from '../domain/merge/seen-prices.ts';
import type { StoredCart } from './cart.store.ts';
import type { Pricing } from './price-lines.ts';

export interface CartMerge {
  /** The lines to price. */
  readonly lines: readonly CartLine[];
  /** The lines to store, and a notice for each difference between the two carts. */
  readonly merged: (cart: PricedCart) => {
    readonly lines: readonly CartLine[];
    readonly notices: readonly CartNotice[];
  };
}

/**
 * Merges the visitor's lines into the client's. The shopper does not see this response, so the stored prices stay those seen
 * before: the next read reports what has changed. Spec 4, login.
 */
export function mergeIntoCart(
  before: StoredCart | undefined,
  visitors: readonly CartLine[],
  pricing: Pricing,
): CartMerge {
  const stored = before?.lines ?? [];
  const sameType = before?.subscriptionTypeId === (pricing.subscriptionTypeId ?? null);
  const saved = sameType ? stored : stored.map(withoutSeenPrice);
  const merged = mergeCarts(saved, visitors);
  const comparable = before?.seenTerms === seenTerms(pricing);
  return {
    lines: comparable ? merged : merged.map(withoutSeenPrice),
    merged: (cart) => ({
      lines: asMerged(merged, cart),
      notices: [...cart.notices, ...largerQuantityNotices(saved, visitors, cart.lines)],
    }),
  };
}
