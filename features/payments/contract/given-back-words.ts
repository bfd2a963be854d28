import { formatMoney } from '#kernel/money.ts';
import type { GivenBack } from '../domain/given-back.ts';

/** One sentence for the order's history, as the shop's people read it. */
export const givenBackWords = ({ amount }: GivenBack): string =>
  `A loja devolveu ${formatMoney(amount)} a quem pagou.`;
