import { type CartLine, wishFor } from '../../domain/cart.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';

/** A shown line as a cart line, with the price that was seen. */
export const toLine = (line: ShownLine): CartLine => ({
  ...wishFor(line),
  ...(line.price === undefined ? {} : { seenPrice: line.price.unit }),
});
