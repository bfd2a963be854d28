import type { Instant } from '#kernel/scope.ts';
import { bestOffer } from './best-offer.ts';
import type { PricingBuyer } from './buyer.ts';
import type { Offer, PriceRules } from './offer.ts';
import type { Policy, PricedProduct } from './policy.ts';
import { policyApplies } from './policy-applies.ts';
import { withEffect } from './policy-effect.ts';

interface Occasion {
  readonly product: PricedProduct;
  readonly buyer: PricingBuyer;
  readonly at: Instant;
  readonly rules: PriceRules;
}

/** The offer with the applicable policies, which it names. Design 4, prices. */
export function withPolicies(
  offer: Offer,
  policies: readonly Policy[],
  { product, buyer, at, rules }: Occasion,
): Offer {
  const holding = policies.filter((policy) => policyApplies(policy, product, buyer, at)).sort(inTurn);
  const [first, ...others] = choices(holding).map((applied) => withAll(offer, applied));
  return first === undefined ? offer : bestOffer([first, ...others], rules);
}

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
