import { givenByHandWords } from '#features/payments/contract/charges/payment-words.ts';
import { troubleWords } from '#features/payments/contract/charges/trouble-words.ts';
import type { TroubledCharge } from '#features/payments/domain/charges/charge-trouble.ts';
import type { GivenByHand } from '#features/payments/domain/given-by-hand.ts';
import type { KnownEvent } from '../store/order-events.store.ts';

/**
 * An order's history for its shop's staff: its moves and, between them, failed payments and refunds made by hand. Those change no
 * status: each shows the status that the order had at that time. Clients see the moves only.
 */
export function shopHistory(
  moves: readonly KnownEvent[],
  troubles: readonly TroubledCharge[],
  givenBack: readonly GivenByHand[],
): readonly KnownEvent[] {
  const steps = [
    ...troubles.map((one) => ({ at: one.at, reason: troubleWords(one), side: 'system' as const })),
    ...givenBack.map((one) => ({ at: one.at, reason: givenByHandWords(one), side: 'shop' as const })),
  ].sort((one, other) => one.at - other.at);
  return moves.flatMap((move, index) => [
    move,
    ...steps
      .filter(({ at }) => lastMoveBefore(moves, at) === index)
      .map((one): KnownEvent => ({ ...one, status: move.status, name: '' })),
  ]);
}

/** The index of the last move before that time. */
const lastMoveBefore = (moves: readonly KnownEvent[], then: number): number =>
  Math.max(
    0,
    moves.findLastIndex(({ at }) => at <= then),
  );
