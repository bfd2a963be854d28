/** An order as recommendations are computed from it. */
import type { ClientId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';

export interface PurchasePlace {
  readonly city: string;
  /** Two capital letters. */
  readonly state: string;
}

export interface Purchase {
  /** Compared within a computation, never stored. */
  readonly clientId: ClientId;
  readonly at: Instant;
  /** Distinct, in the order's sequence. */
  readonly productIds: readonly ProductId[];
  /** Where it was delivered; absent for pickups. */
  readonly place?: PurchasePlace;
}

/** A product with its score in one of the rankings: between 0 and 1. */
export interface Ranked {
  readonly productId: ProductId;
  readonly score: number;
}

/** The best first; equal scores by id, so that the result is stable. */
export const byScore = (one: Ranked, other: Ranked): number =>
  other.score - one.score || (one.productId < other.productId ? -1 : 1);
