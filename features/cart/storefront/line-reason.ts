import { reasonWords } from '#features/catalog/storefront/price/price-words.ts';
import type { LineReason } from '../domain/cart.ts';

/** Explains why the price of a line is not the normal one. */
export const lineReason = (reason: LineReason): string | undefined => {
  if (reason === 'combo') return 'Preço de combo';
  return reason === 'gift' ? 'Brinde' : reasonWords[reason];
};
