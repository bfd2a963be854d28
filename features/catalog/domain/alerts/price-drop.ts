import { centavos, type Money } from '#kernel/money.ts';

/** In centavos. */
const SMALLEST_DROP = 10;

/**
 * By how much a price has to fall for a mail: 1 % or R$ 0,10, whichever is more, but of prices below R$ 1,00 no more than 10 %.
 * Rounded up to the centavo.
 */
export function leastDrop(seen: Money): Money {
  const tenth = Math.ceil(seen / 10);
  return centavos(Math.max(1, Math.ceil(seen / 100), Math.min(SMALLEST_DROP, tenth)));
}

export const hasDropped = (seen: Money, now: Money): boolean => seen - now >= leastDrop(seen);
