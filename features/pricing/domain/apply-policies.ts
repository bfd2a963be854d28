import type { Instant } from '#kernel/scope.ts';
import { bestOffer } from './best-offer.ts';
import type { Buyer } from './buyer.ts';
import type { Offer, PriceRules } from './offer.ts';
import type { Policy } from './policy.ts';
import { withEffect } from './policy-effect.ts';
import { policyHolds } from './policy-holds.ts';
import type { PricedProduct } from './priced-product.ts';

interface Occasion {
  readonly product: PricedProduct;
  readonly buyer: Buyer;
  readonly at: Instant;
  readonly rules: PriceRules;
}

/** The offer with the policies that apply, and which they are. Design 4, prices. */
export function withPolicies(
  offer: Offer,
  policies: readonly Policy[],
  { product, buyer, at, rules }: Occasion,
): Offer {
  const holding = policies.filter((policy) => policyHolds(policy, product, buyer, at)).sort(inTurn);
  const [first, ...others] = choices(holding).map((applied) => withAll(offer, applied));
  return first === undefined ? offer : bestOffer([first, ...others], rules);
}

const withAll = (offer: Offer, applied: readonly Policy[]): Offer => ({
  ...applied.reduce((so, policy) => withEffect(so, policy.effect), offer),
  policies: applied.map(({ id, name }) => ({ id, name })),
});

/** The highest priority first, of equal priority the older. */
const inTurn = (one: Policy, other: Policy): number =>
  other.priority - one.priority || (one.id < other.id ? -1 : Number(one.id > other.id));

/**
 * What may apply: one of the highest priority that is not stackable, by itself; or, where one of the highest is, all that are
 * stackable. Between these the better for the client decides.
 */
function choices(holding: readonly Policy[]): readonly (readonly Policy[])[] {
  const highest = holding.filter(({ priority }) => priority === holding[0]?.priority);
  const alone = highest.filter(({ stackable }) => !stackable).map((policy) => [policy]);
  return highest.some(({ stackable }) => stackable)
    ? [...alone, holding.filter(({ stackable }) => stackable)]
    : alone;
}
