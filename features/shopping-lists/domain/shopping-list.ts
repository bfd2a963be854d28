/** Products to buy again and again: a client's own lists, and those that the supplier suggests. Spec 2, shopping lists. */
import type { ClientId, ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';

export type ListId = string;

/** More than these are no lists that anyone keeps. */
export const MOST_LISTS = 50;
export const MOST_PRODUCTS = 500;
/** Active suggested lists of a supplier. */
export const MOST_SUGGESTED = 200;

/** Whose it is: the client's own, or one that the supplier suggests to the client. Spec 7, FROM_CLIENT and TO_CLIENT. */
export type ListKind = 'own' | 'suggested';

export interface ListItem {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** Items stand in the order of their places. */
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

/** A list among others. */
export interface ListSummary {
  readonly id: ListId;
  readonly name: string;
  readonly kind: ListKind;
  readonly productCount: number;
  readonly updatedAt: Instant;
  /** Its first products. */
  readonly preview: readonly ListedProduct[];
}

/** To whom a list is suggested; without anyone named, to all clients. */
export interface Audience {
  readonly clients: readonly ClientId[];
  readonly groups: readonly string[];
}
