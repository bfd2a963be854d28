/** Products to buy repeatedly: a client's own lists, and those that the supplier suggests. Spec 2, shopping lists. */
import type { ClientId, ProductId, UserId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Customer, Instant } from '#kernel/scope.ts';

export type ListId = string;

/** Own lists per client. */
export const MAX_LISTS = 50;
export const MAX_PRODUCTS = 500;
/** Active suggested lists per supplier. */
export const MAX_SUGGESTED = 200;

/** The client's own, or suggested by the supplier. Spec 7, FROM_CLIENT and TO_CLIENT. */
export type ListKind = 'own' | 'suggested';

export interface ListItem {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** Sort position. */
  readonly place: number;
}

/** A product as lists show it, whether it is still sold or not. */
export interface ListedProduct {
  readonly name: string;
  readonly slug: string;
  readonly unit: string;
  readonly picture?: string;
  readonly ground: number;
  readonly available: boolean;
}

/** Who among those that act for a client sees one of its lists. */
export interface ListSharing {
  /** All of them; else only who made it. */
  readonly shared: boolean;
  /** Whether this user may change that. */
  readonly mine: boolean;
}

/** Who made a list decides whether it is shared; of lists of which that is unknown, the client's main user. */
export const maySetSharing = (
  { userId, capacity }: Pick<Customer, 'userId' | 'capacity'>,
  madeBy: UserId | undefined,
): boolean => (madeBy === undefined ? capacity === 'principal' : madeBy === userId);

export interface ListSummary {
  readonly id: ListId;
  readonly name: string;
  /** Of a suggested list: what it is for. */
  readonly description?: string;
  /** Of an own list. */
  readonly sharing?: ListSharing;
  readonly kind: ListKind;
  readonly productCount: number;
  readonly updatedAt: Instant;
  readonly preview: readonly ListedProduct[];
}

/** To whom a list is suggested; both empty: to all clients. */
export interface ListAudience {
  readonly clients: readonly ClientId[];
  readonly groups: readonly string[];
}
