/** A shop's proposal to change the quantities of an order; the order stays as it was until its client agrees. */
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';

export interface EditedLine {
  readonly index: number;
  readonly name: string;
  readonly unit: string;
  readonly before: Quantity;
  readonly after: Quantity;
}

/** What a client is asked to agree to. */
export interface OrderEdit {
  readonly version: number;
  readonly message: string;
  readonly proposedAt: Instant;
  readonly lines: readonly EditedLine[];
  readonly totalBefore: Money;
  readonly total: Money;
}

export type EditOutcome = 'accepted' | 'declined' | 'withdrawn' | 'replaced';

/** One that was proposed, for the order's history. */
export interface KnownEdit extends OrderEdit {
  /** Who proposed it. */
  readonly name: string;
  /** Absent while it is open. */
  readonly outcome?: EditOutcome;
  readonly closedAt?: Instant;
}

export const openEdit = (edits: readonly KnownEdit[]): OrderEdit | undefined => {
  const last = edits.at(-1);
  if (last === undefined || last.outcome !== undefined) return undefined;
  const { version, message, proposedAt, lines, totalBefore, total } = last;
  return { version, message, proposedAt, lines, totalBefore, total };
};
