/** What commercial policies make of an offer: which of them are combined, each one's effect, and the best alternative. */

import { defined } from '#kernel/defined.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { LARGEST_QUANTITY, type Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { PricingBuyer } from './buyer.ts';
import type { Offer, PriceRules, Tier } from './offer.ts';
import { varied } from './payment-variance.ts';
import { type Policy, type PolicyEffect, type PricedProduct, policyApplies } from './policy.ts';
import { unitPrice } from './unit-price.ts';

interface Occasion {
  readonly product: PricedProduct;
  readonly buyer: PricingBuyer;
  readonly at: Instant;
  readonly rules: PriceRules;
}

/** What some policies together would make of an offer. */
export interface PolicyAlternative {
  readonly policies: readonly Policy[];
  readonly offer: Offer;
}

/** The offer with the applicable policies, which it names. Design 4, prices. */
export function withPolicies(offer: Offer, policies: readonly Policy[], occasion: Occasion): Offer {
  const [first, ...others] = alternatives(offer, applicablePolicies(policies, occasion));
  return first === undefined
    ? offer
    : bestOffer([first.offer, ...others.map((other) => other.offer)], occasion.rules);
}

/** The policies that apply here, in the order in which they are asked. */
export const applicablePolicies = (
  policies: readonly Policy[],
  { product, buyer, at }: Omit<Occasion, 'rules'>,
): readonly Policy[] => policies.filter((policy) => policyApplies(policy, product, buyer, at)).sort(inTurn);

/** What may be chosen from: the best for the client is, at each quantity. */
export const alternatives = (offer: Offer, holding: readonly Policy[]): PolicyAlternative[] =>
  choices(holding).map((applied) => ({ policies: applied, offer: withAll(offer, applied) }));

const withAll = (offer: Offer, applied: readonly Policy[]): Offer => ({
  ...applied.reduce((so, policy) => withEffect(so, policy.effect), offer),
  policies: applied.map(({ id, name }) => ({ id, name })),
});

/** Highest priority first; equal priorities: the older policy (smaller id) first. */
const inTurn = (one: Policy, other: Policy): number =>
  other.priority - one.priority || (one.id < other.id ? -1 : Number(one.id > other.id));

/**
 * The alternatives: each non-stackable policy of the highest priority by itself and, if one of the highest is stackable,
 * all stackable policies together. The alternative that is better for the client wins.
 */
function choices(holding: readonly Policy[]): readonly (readonly Policy[])[] {
  const highest = holding.filter(({ priority }) => priority === holding[0]?.priority);
  const alone = highest.filter(({ stackable }) => !stackable).map((policy) => [policy]);
  return highest.some(({ stackable }) => stackable)
    ? [...alone, holding.filter(({ stackable }) => stackable)]
    : alone;
}

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

/** The offer that counts at a quantity: of equal ones the first. */
export const cheapest = (
  offers: readonly [Offer, ...Offer[]],
  quantity: Quantity,
  rules: PriceRules,
): Offer => lowest(offers, (offer) => unitPrice(offer, quantity, rules).price);

/** The first offer with the smallest value. */
const lowest = (offers: readonly [Offer, ...Offer[]], of: (offer: Offer) => number): Offer =>
  offers.reduce((so, offer) => (of(offer) < of(so) ? offer : so));

/** Applies one policy's effect: no price rises, and no price above 0 becomes 0. Design 4, prices. */
const withEffect = (offer: Offer, effect: PolicyEffect): Offer => onlyCheaper(changed(offer, effect));

function changed(offer: Offer, effect: PolicyEffect): Offer {
  switch (effect.kind) {
    case 'percent':
      return eachPrice(offer, (price) => varied(price, -effect.basisPoints));
    case 'value':
      return eachPrice(offer, (price) => atMost(price, price - effect.amount));
    case 'fixed':
      return { ...offer, normal: atMost(offer.normal, effect.price) };
    case 'tiers':
      return { ...offer, tiers: effect.tiers.map((tier) => tierOf(offer.normal, tier)) };
  }
}

const tierOf = (normal: Money, tier: { from: Tier['from']; basisPoints: number }): Tier => ({
  from: tier.from,
  price: varied(normal, -tier.basisPoints),
});

/** At least 1 centavo unless the price is 0: zero would disable the rules that require a price above 0. */
const atMost = (price: Money, wanted: number): Money =>
  price === 0 ? price : centavos(Math.min(price, Math.max(1, wanted)));

const eachPrice = (offer: Offer, change: (price: Money) => Money): Offer => ({
  ...offer,
  normal: change(offer.normal),
  ...defined({
    wholesale:
      offer.wholesale === undefined
        ? undefined
        : { ...offer.wholesale, price: change(offer.wholesale.price) },
  }),
  tiers: offer.tiers.map((tier) => ({ ...tier, price: change(tier.price) })),
});

/** Removes the wholesale price and the tiers that are not below the normal price. */
export function onlyCheaper({ wholesale, tiers, ...offer }: Offer): Offer {
  return {
    ...offer,
    ...(wholesale !== undefined && wholesale.price < offer.normal ? { wholesale } : {}),
    tiers: tiers.filter((tier) => tier.price < offer.normal),
  };
}
