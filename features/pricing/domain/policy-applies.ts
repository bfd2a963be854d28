import type { Instant } from '#kernel/scope.ts';
import type { PricingBuyer, Region } from './buyer.ts';
import type { Policy, PolicyAudience, PolicyScope, PricedProduct, Validity } from './policy.ts';

/** Whether a policy applies to this product, buyer and time. Design 4, prices. */
export const policyApplies = (
  policy: Policy,
  product: PricedProduct,
  buyer: PricingBuyer,
  at: Instant,
): boolean => isValid(policy.validity, at) && isFor(policy.audience, buyer) && holds(policy.scope, product);

/** The policies that apply to this buyer at this time, whatever the product. */
export const policiesFor = (
  policies: readonly Policy[],
  buyer: PricingBuyer,
  at: Instant,
): readonly Policy[] =>
  policies.filter((policy) => isValid(policy.validity, at) && isFor(policy.audience, buyer));

/** Whether any of the policies depends on the destination. */
export const dependOnRegion = (policies: readonly Policy[]): boolean =>
  policies.some(({ audience: { states = [], postalCodes = [] } }) => states.length + postalCodes.length > 0);

/** `from` is inclusive, `until` exclusive. */
export const isValid = ({ from, until }: Validity, at: Instant): boolean =>
  (from === undefined || at >= from) && (until === undefined || at < until);

function holds({ products, categories, brands, tags }: PolicyScope, product: PricedProduct): boolean {
  const namesNothing = [products, categories, brands, tags].every((named) => named.length === 0);
  return (
    namesNothing ||
    products.includes(product.id) ||
    categories.some((id) => product.categoryIds.includes(id)) ||
    tags.some((tag) => product.tags.includes(tag)) ||
    (brands.length > 0 && brands.map(folded).includes(folded(product.brand)))
  );
}

const isFor = (audience: PolicyAudience, buyer: PricingBuyer): boolean =>
  names(audience.clients, buyer.clientId) &&
  namesOneOf(audience.groups, buyer.groups) &&
  names(audience.kinds, buyer.kind) &&
  (audience.approved === undefined || audience.approved === buyer.approved) &&
  namesRegion(audience, buyer.region) &&
  names(audience.channels, buyer.channel) &&
  names(audience.deliveryTypes, buyer.deliveryType) &&
  names(audience.subscriptionTypes, buyer.subscriptionTypeId);

/** An empty list is no criterion. */
const names = <T>(named: readonly T[] = [], given: T | undefined): boolean =>
  named.length === 0 || (given !== undefined && named.includes(given));

const namesOneOf = <T>(named: readonly T[] = [], given: readonly T[]): boolean =>
  named.length === 0 || given.some((one) => named.includes(one));

function namesRegion({ states = [], postalCodes = [] }: PolicyAudience, region: Region | undefined): boolean {
  if (states.length === 0 && postalCodes.length === 0) return true;
  if (region === undefined) return false;
  const { state, postalCode } = region;
  // CEPs of equal length compare like numbers.
  return states.includes(state) || postalCodes.some(({ from, to }) => from <= postalCode && postalCode <= to);
}

/** Brands are compared without case and accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
