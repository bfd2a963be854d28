/** What a shop has given back by its own hand of what it had received itself. */
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export interface GivenByHand {
  readonly amount: Money;
  readonly at: Instant;
}

/** How a line of a charge's history says so. Why stands in the audit, which keeps such words of people apart. */
export const BY_HAND = 'by-hand';
