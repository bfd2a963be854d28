/** Commercial policies (políticas comerciais): product × audience × effect × time. Design 4, prices. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ClientKind, PricingBuyer, Region, SalesChannel } from './buyer.ts';

/** Applies to products that match any of the lists, or to all products if every list is empty. */
export interface PolicyScope {
  readonly products: readonly ProductId[];
  /** Including all categories below them. */
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly tags: readonly string[];
}

/** CEPs of eight digits, both inclusive. */
export interface PostalRange {
  readonly from: string;
  readonly to: string;
}

/** Every criterion must match; an empty or absent list is no criterion. */
export interface PolicyAudience {
  readonly clients?: readonly ClientId[];
  readonly groups?: readonly string[];
  readonly kinds?: readonly ClientKind[];
  readonly approved?: boolean;
  /** States and postal codes are one criterion, the region: a match of either suffices. */
  readonly states?: readonly string[];
  readonly postalCodes?: readonly PostalRange[];
  readonly channels?: readonly SalesChannel[];
  readonly deliveryTypes?: readonly DeliveryType[];
  /** Ids of subscription types; a single purchase matches none. */
  readonly subscriptionTypes?: readonly string[];
}

/** `from` is inclusive, `until` exclusive; absent: open. */
export interface Validity {
  readonly from?: Instant;
  readonly until?: Instant;
}

export interface PolicyTier {
  readonly from: Quantity;
  readonly basisPoints: number;
}

export type PolicyEffect =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'value'; readonly amount: Money }
  | { readonly kind: 'fixed'; readonly price: Money }
  | { readonly kind: 'tiers'; readonly tiers: readonly PolicyTier[] };

export interface Policy {
  readonly id: string;
  readonly name: string;
  readonly scope: PolicyScope;
  readonly audience: PolicyAudience;
  readonly validity: Validity;
  /** The highest wins. Among equal ones that cannot be combined, the better for the client, at each quantity. */
  readonly priority: number;
  /** Whether it can be combined with other stackable policies. */
  readonly stackable: boolean;
  readonly effect: PolicyEffect;
}

export type NewPolicy = Omit<Policy, 'id'>;

/** A policy as staff change it. */
export interface KnownPolicy extends Policy {
  readonly version: number;
}

/** The properties of a product that policies match. Design 4, prices. */
export interface PricedProduct {
  readonly id: ProductId;
  /** The product's category and all its ancestors. */
  readonly categoryIds: readonly string[];
  /** Empty if it has none. */
  readonly brand: string;
  readonly tags: readonly string[];
}

/** Whether a policy applies to this product, buyer and time. Design 4, prices. */
export const policyApplies = (
  policy: Policy,
  product: PricedProduct,
  buyer: PricingBuyer,
  at: Instant,
): boolean =>
  isValid(policy.validity, at) && isFor(policy.audience, buyer) && isInScope(policy.scope, product);

/** The policies that apply to this buyer at this time, whatever the product. */
export const policiesFor = (
  policies: readonly Policy[],
  buyer: PricingBuyer,
  at: Instant,
): readonly Policy[] =>
  policies.filter((policy) => isValid(policy.validity, at) && isFor(policy.audience, buyer));

/** Whether any of these rules depends on the destination. */
export const dependOnRegion = (rules: readonly Pick<Policy, 'audience'>[]): boolean =>
  rules.some(({ audience: { states = [], postalCodes = [] } }) => states.length + postalCodes.length > 0);

/** `from` is inclusive, `until` exclusive. */
export const isValid = ({ from, until }: Validity, at: Instant): boolean =>
  (from === undefined || at >= from) && (until === undefined || at < until);

export function isInScope(
  { products, categories, brands, tags }: PolicyScope,
  product: PricedProduct,
): boolean {
  const namesNothing = [products, categories, brands, tags].every((named) => named.length === 0);
  return (
    namesNothing ||
    products.includes(product.id) ||
    categories.some((id) => product.categoryIds.includes(id)) ||
    tags.some((tag) => product.tags.includes(tag)) ||
    (brands.length > 0 && brands.map(folded).includes(folded(product.brand)))
  );
}

export const isFor = (audience: PolicyAudience, buyer: PricingBuyer): boolean =>
  names(audience.clients, buyer.clientId) &&
  namesOneOf(audience.groups, buyer.groups) &&
  names(audience.kinds, buyer.kind) &&
  (audience.approved === undefined || audience.approved === buyer.approved) &&
  namesRegion(audience, buyer.region) &&
  names(audience.channels, buyer.channel) &&
  names(audience.deliveryTypes, buyer.deliveryType) &&
  names(audience.subscriptionTypes, buyer.subscriptionTypeId);

/** An empty list is no criterion. */
export const names = <T>(named: readonly T[] = [], given: T | undefined): boolean =>
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

/** Without case and accents: brands, and what people type, are compared so. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Maximum tiers per policy. */
export const MAX_TIERS = 20;
