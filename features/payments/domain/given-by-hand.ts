/** A refund that the shop made itself, of money that it had received itself. */
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export interface GivenByHand {
  readonly amount: Money;
  readonly at: Instant;
}

/** The note of such an event. The reason is in the audit log, which keeps personal data apart. */
export const BY_HAND = 'by-hand';
