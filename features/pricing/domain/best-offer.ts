import { LARGEST_QUANTITY, type Quantity } from '#kernel/quantity.ts';
import type { Offer, PriceRules, Tier } from './offer.ts';
import { unitPrice } from './unit-price.ts';

/**
 * Merges offers of one product into one with the lowest price at every quantity, because the cheapest for one may not be
 * the cheapest for ten. It names the policies of all offers that are cheapest somewhere; on a tie the first offer counts.
 */
export function bestOffer(offers: readonly [Offer, ...Offer[]], rules: PriceRules): Offer {
  const [first, ...others] = offers;
  if (others.length === 0) return first;
  const starts = startsOf(offers, rules);
  const best = starts.map((from) => cheapest(offers, from, rules));
  const { tiers: _, wholesale: __, policies: ___, ...rest } = first;
  const normal = lowest(offers, ({ normal }) => normal).normal;
  const wholesale = lowest(offers, ({ wholesale }) => wholesale?.price ?? Number.POSITIVE_INFINITY).wholesale;
  const plain = {
    ...rest,
    normal,
    ...(wholesale !== undefined && wholesale.price < normal ? { wholesale } : {}),
  };
  const tiers: Tier[] = [];
  for (const [at, from] of starts.entries()) {
    const price = unitPrice(best[at] ?? first, from, rules).price;
    if (unitPrice({ ...plain, tiers }, from, rules).price !== price) tiers.push({ from, price });
  }
  const named = new Set(best);
  return {
    ...plain,
    tiers,
    policies: offers.filter((offer) => named.has(offer)).flatMap(({ policies = [] }) => policies),
  };
}

/** The quantities at which the price of any offer may change, beginning with 0. */
function startsOf(offers: readonly Offer[], { multiplesDisabled }: PriceRules): Quantity[] {
  const starts = offers.flatMap(({ tiers, wholesale, multiple }) => {
    const froms: number[] = tiers.map(({ from }) => from);
    if (wholesale === undefined) return froms;
    const { minimum } = wholesale;
    return [...froms, multiplesDisabled ? minimum : Math.ceil((minimum * 1_000) / multiple)];
  });
  return [...new Set([0, ...starts])]
    .filter((from) => from <= LARGEST_QUANTITY)
    .sort((one, other) => one - other) as Quantity[];
}

const cheapest = (offers: readonly [Offer, ...Offer[]], quantity: Quantity, rules: PriceRules): Offer =>
  lowest(offers, (offer) => unitPrice(offer, quantity, rules).price);

/** The first offer with the smallest value. */
const lowest = (offers: readonly [Offer, ...Offer[]], of: (offer: Offer) => number): Offer =>
  offers.reduce((so, offer) => (of(offer) < of(so) ? offer : so));
