/** One line per product: splitting it over many lines neither exceeds its maximum nor misses its tiers. */
import type { ProductId } from '#kernel/ids.ts';
import { LARGEST_QUANTITY, thousandths } from '#kernel/quantity.ts';
import type { CartLine } from './cart.ts';

/** Adds up the lines of each product, in the order of first mention, and drops those of quantity 0. Spec 4. */
export function combineLines<Line extends CartLine>(lines: readonly Line[]): Line[] {
  const byProduct = new Map<ProductId, Line>();
  for (const line of lines) {
    if (line.quantity === 0) continue;
    const known = byProduct.get(line.productId);
    byProduct.set(line.productId, known === undefined ? line : joined(known, line));
  }
  return [...byProduct.values()];
}

const joined = <Line extends CartLine>(first: Line, second: Line): Line => ({
  ...first,
  quantity: thousandths(Math.min(first.quantity + second.quantity, LARGEST_QUANTITY)),
  giftWrap: first.giftWrap || second.giftWrap,
});
