import type { Increments } from '#features/pricing/domain/increments.ts';
import type { Offer, PriceRules } from '#features/pricing/domain/offer.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { firstQuantity, type NextPrice, shownPrice } from './shown-price.ts';

export interface Rung {
  readonly from: Quantity;
  readonly price: Money;
}

/** Limit for corrupt data: no real price table is longer. */
const MAX_RUNGS = 12;

/** The quantities at which the unit price falls, beginning with the smallest order. */
export function priceLadder(offer: Offer, increments: Increments, rules: PriceRules): readonly Rung[] {
  const first = firstQuantity(increments);
  const shown = shownPrice(offer, increments, rules, first);
  const rungs: Rung[] = [{ from: first, price: shown.price }];
  let next: NextPrice | undefined = shown.next;
  while (next !== undefined && rungs.length < MAX_RUNGS) {
    rungs.push({ from: next.reach, price: next.price });
    next = shownPrice(offer, increments, rules, next.reach).next;
  }
  return rungs;
}

/** The rung that applies to a quantity. */
export const rungOf = (rungs: readonly Rung[], quantity: Quantity): Rung | undefined =>
  rungs.findLast((rung) => rung.from <= quantity);
