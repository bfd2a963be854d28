import { givenByHandWords } from '#features/payments/contract/given-by-hand-words.ts';
import { troubleWords } from '#features/payments/contract/trouble-words.ts';
import type { TroubledCharge } from '#features/payments/domain/charge-trouble.ts';
import type { GivenByHand } from '#features/payments/domain/given-by-hand.ts';
import type { KnownEvent } from '../store/order-events.store.ts';

/**
 * An order's history as its shop reads it: its moves, and between them what became of its money that only the shop's people have
 * to know: what went wrong, and what they gave back themselves. That moves nothing, so that each stands under the status that
 * the order had then; clients are told of none.
 */
export function shopHistory(
  moves: readonly KnownEvent[],
  troubles: readonly TroubledCharge[],
  givenBack: readonly GivenByHand[],
): readonly KnownEvent[] {
  const told = [
    ...troubles.map((one) => ({ at: one.at, reason: troubleWords(one), side: 'system' as const })),
    ...givenBack.map((one) => ({ at: one.at, reason: givenByHandWords(one), side: 'shop' as const })),
  ].sort((one, other) => one.at - other.at);
  return moves.flatMap((move, place) => [
    move,
    ...told
      .filter(({ at }) => placeOf(moves, at) === place)
      .map((one): KnownEvent => ({ ...one, status: move.status, name: '' })),
  ]);
}

/** The move after which it came. */
const placeOf = (moves: readonly KnownEvent[], then: number): number =>
  Math.max(
    0,
    moves.findLastIndex(({ at }) => at <= then),
  );
