/** Commercial policies (políticas comerciais): product × audience × effect × time. Design 4, prices. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ClientKind, SalesChannel } from './buyer.ts';

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

/** The properties of a product that policies match. Design 4, prices. */
export interface PricedProduct {
  readonly id: ProductId;
  /** Its own category and all above it. */
  readonly categoryIds: readonly string[];
  /** Empty if it has none. */
  readonly brand: string;
  readonly tags: readonly string[];
}
