import { formatMoney } from '#kernel/money.ts';
import type { GivenByHand } from '../domain/given-by-hand.ts';

/** One sentence for the order's history, as the shop's people read it. */
export const givenByHandWords = ({ amount }: GivenByHand): string =>
  `A loja devolveu ${formatMoney(amount)} a quem pagou.`;
