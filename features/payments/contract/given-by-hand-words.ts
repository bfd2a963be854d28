import { formatMoney } from '#kernel/money.ts';
import type { GivenByHand } from '../domain/given-by-hand.ts';

/** A sentence for the order's history in the panel. */
export const givenByHandWords = ({ amount }: GivenByHand): string =>
  `A loja devolveu ${formatMoney(amount)} a quem pagou.`;
