import { troubleWords } from '#features/payments/contract/trouble-words.ts';
import type { TroubledCharge } from '#features/payments/domain/charge-trouble.ts';
import type { KnownEvent } from './order-events.store.ts';

/**
 * An order's history as its shop reads it: its moves, and between them what went wrong with its money. That moves nothing,
 * so that each stands under the status that the order had then; clients are told of none.
 */
export const shopHistory = (
  moves: readonly KnownEvent[],
  troubles: readonly TroubledCharge[],
): readonly KnownEvent[] =>
  moves.flatMap((move, place) => [
    move,
    ...troubles
      .filter((trouble) => placeOf(moves, trouble) === place)
      .map((trouble): KnownEvent => {
        const { at } = trouble;
        return { status: move.status, at, reason: troubleWords(trouble), side: 'system', name: '' };
      }),
  ]);

/** The move after which it came. */
const placeOf = (moves: readonly KnownEvent[], trouble: TroubledCharge): number =>
  Math.max(
    0,
    moves.findLastIndex(({ at }) => at <= trouble.at),
  );
