/** The price to show before and after a quantity is chosen. Uses the rule by which the server charges. */

import { type Increments, smallestOrder } from '#features/pricing/domain/increments.ts';
import type { Offer, PriceRules } from '#features/pricing/domain/offer.ts';
import { nextTier, type PriceReason, unitPrice } from '#features/pricing/domain/unit-price.ts';
import { defined } from '#kernel/defined.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

export const firstQuantity = smallestOrder;

/** The chosen quantity, before a choice the first one. */
export const shownQuantity = (increments: Increments, chosen: Quantity | undefined): Quantity =>
  chosen === undefined || chosen <= 0 ? firstQuantity(increments) : chosen;

export interface NextPrice {
  readonly add: Quantity;
  readonly reach: Quantity;
  readonly price: Money;
  readonly reason: PriceReason;
}

export interface ShownPrice {
  readonly price: Money;
  readonly reason: PriceReason;
  /** The price without policies, tiers and grants, only if the price is lower. */
  readonly before?: Money;
  readonly next?: NextPrice;
}

export function shownPrice(
  offer: Offer,
  increments: Increments,
  rules: PriceRules,
  chosen?: Quantity,
): ShownPrice {
  const quantity = shownQuantity(increments, chosen);
  const { price, reason } = unitPrice(offer, quantity, rules);
  const { normal, former: undiscounted = normal } = offer;
  const next = nextTier(offer, quantity, rules, increments);
  return {
    price,
    reason,
    ...(price < undiscounted ? { before: undiscounted } : {}),
    ...defined({
      next: next === undefined ? undefined : { ...next, reason: unitPrice(offer, next.reach, rules).reason },
    }),
  };
}
