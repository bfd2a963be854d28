/** Commercial policies (políticas comerciais): what × who × how much × when. Design 4, prices. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ClientKind, SalesChannel } from './buyer.ts';

/** Any of what is named; one that names nothing holds all. */
export interface PolicyScope {
  readonly products: readonly ProductId[];
  /** With all categories below them. */
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly tags: readonly string[];
}

/** CEPs of eight digits, both ends included. */
export interface PostalRange {
  readonly from: string;
  readonly to: string;
}

/** Every criterion that is named must hold; an empty or absent list names nothing. */
export interface PolicyAudience {
  readonly clients?: readonly ClientId[];
  readonly groups?: readonly string[];
  readonly kinds?: readonly ClientKind[];
  readonly approved?: boolean;
  /** States and postal codes are one criterion: the region. One of either is enough. */
  readonly states?: readonly string[];
  readonly postalCodes?: readonly PostalRange[];
  readonly channels?: readonly SalesChannel[];
  readonly deliveryTypes?: readonly DeliveryType[];
  /** Ids of types of subscription: for who buys in one of them. */
  readonly subscriptionTypes?: readonly string[];
}

/** From the start on, before the end; either may be open. */
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
  /** The highest comes first; of equal ones that cannot both apply the better for the client, at each quantity. */
  readonly priority: number;
  /** Whether it may stand beside others that are stackable too. */
  readonly stackable: boolean;
  readonly effect: PolicyEffect;
}

/** All of a policy but its id. */
export type NewPolicy = Omit<Policy, 'id'>;
