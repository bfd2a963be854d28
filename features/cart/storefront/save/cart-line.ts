import { type CartLine, wishFor } from '../../domain/cart.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';

/** What is wished of a shown line, and the price at which it was seen. */
export const toLine = (line: ShownLine): CartLine => ({
  ...wishFor(line),
  ...(line.price === undefined ? {} : { seenPrice: line.price.unit }),
});
