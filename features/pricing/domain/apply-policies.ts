import type { Instant } from '#kernel/scope.ts';
import type { Buyer } from './buyer.ts';
import type { Offer } from './offer.ts';
import type { Policy } from './policy.ts';
import { withEffect } from './policy-effect.ts';
import { policyHolds } from './policy-holds.ts';
import type { PricedProduct } from './priced-product.ts';

/** The offer with the policies that apply, and which they are. Design 4, prices. */
export function withPolicies(
  offer: Offer,
  policies: readonly Policy[],
  { product, buyer, at }: { readonly product: PricedProduct; readonly buyer: Buyer; readonly at: Instant },
): Offer {
  const applied = stacked(policies.filter((policy) => policyHolds(policy, product, buyer, at)).sort(inTurn));
  if (applied.length === 0) return offer;
  return {
    ...applied.reduce((so, policy) => withEffect(so, policy.effect), offer),
    policies: applied.map(({ id, name }) => ({ id, name })),
  };
}

/** The highest priority first, of equal priority the older. */
const inTurn = (one: Policy, other: Policy): number =>
  other.priority - one.priority || (one.id < other.id ? -1 : Number(one.id > other.id));

/** The first applies; a further one only beside others that are all stackable, as it is itself. */
function stacked([first, ...further]: readonly Policy[]): readonly Policy[] {
  if (first === undefined) return [];
  return first.stackable ? [first, ...further.filter((policy) => policy.stackable)] : [first];
}
