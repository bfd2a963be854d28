import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { type Increments, smallestOrder } from './increments.ts';
import type { Offer, PriceRules } from './offer.ts';
import { nextTier, unitPrice } from './unit-price.ts';

export interface PriceStep {
  /** From this quantity on, each unit costs `price`. */
  readonly from: Quantity;
  readonly price: Money;
}

/** The unit prices by quantity, from the smallest order on, each lower than the one before. Spec 5, price rule. */
export function priceSteps(
  offer: Offer,
  increments: Increments,
  rules: PriceRules,
): readonly [PriceStep, ...PriceStep[]] {
  const from = smallestOrder(increments);
  const steps: [PriceStep, ...PriceStep[]] = [{ from, price: unitPrice(offer, from, rules).price }];
  let next = nextTier(offer, from, rules, increments);
  while (next !== undefined) {
    steps.push({ from: next.reach, price: next.price });
    next = nextTier(offer, next.reach, rules, increments);
  }
  return steps;
}
