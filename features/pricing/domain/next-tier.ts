import type { Money } from '#kernel/money.ts';
import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';
import { type Increments, reachableQuantity } from './increments.ts';
import type { Offer, PriceRules } from './offer.ts';
import { unitPrice } from './unit-price.ts';

export interface NextTier {
  /** The quantity to add, and the quantity that results. */
  readonly add: Quantity;
  readonly reach: Quantity;
  readonly price: Money;
}

/** The next quantity with a lower unit price ("leve 10 e pague R$ 8,90 cada"), from tiers and wholesale. Spec 5, design 4. */
export function nextTier(
  offer: Offer,
  quantity: Quantity,
  rules: PriceRules,
  increments?: Increments,
): NextTier | undefined {
  const current = unitPrice(offer, quantity, rules).price;
  for (const threshold of thresholds(offer, rules)) {
    if (threshold <= quantity) continue;
    const reach = increments === undefined ? threshold : reachableQuantity(increments, threshold);
    if (reach === undefined) return undefined;
    const { price } = unitPrice(offer, reach, rules);
    if (price < current) return { add: thousandths(reach - quantity), reach, price };
  }
  return undefined;
}

/** The quantities at which the price may change, smallest first. */
function thresholds(
  { attendant, tiers, wholesale, multiple }: Offer,
  { multiplesDisabled }: PriceRules,
): Quantity[] {
  const starts: number[] = tiers.map((tier) => tier.from);
  if (attendant !== undefined) {
    starts.push(attendant.from);
    // Above a grant's quantities, a tier may be cheaper than the grant.
    if (attendant.to !== undefined) starts.push(attendant.to + 1);
  }
  if (wholesale !== undefined) {
    starts.push(multiplesDisabled ? wholesale.minimum : Math.ceil((wholesale.minimum * 1000) / multiple));
  }
  return starts
    .filter((start) => start <= LARGEST_QUANTITY)
    .sort((a, b) => a - b)
    .map(thousandths);
}
