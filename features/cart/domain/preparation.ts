/** The lines that an attendant puts into a client's cart. Spec 3, precoatendente; 6, attendant. */
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { CartLine } from './cart.ts';

export interface PreparedLine extends CartLine {
  /** The attendant's price for this quantity; absent where the client's own applies. */
  readonly price?: Money;
}

export interface Preparation {
  readonly lines: readonly PreparedLine[];
  /** Shown to the client. */
  readonly reason: string;
  readonly expiresAt: Instant;
}
