/** What an attendant puts into a client's cart. Spec 3, precoatendente; 6, attendant. */
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { CartLine } from './cart.ts';

export interface PreparedLine extends CartLine {
  /** What the attendant gives it for, in this quantity; absent where the client's own price stands. */
  readonly price?: Money;
}

export interface Preparation {
  readonly lines: readonly PreparedLine[];
  /** As the client reads it. */
  readonly reason: string;
  /** Until then the attendant's prices stand. */
  readonly expiresAt: Instant;
}
