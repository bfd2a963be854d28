/** What becomes of a visitor's cart at login. Spec 4, login: merge the cart. */
import { thousandths } from '#kernel/quantity.ts';
import { type CartLine, MOST_LINES } from './cart.ts';

/**
 * The client's lines first, then the visitor's new ones. A product in both keeps the larger quantity rather than the
 * sum, so that logging in twice, or on two tabs, never buys more than was wanted.
 */
export function mergeCarts(saved: readonly CartLine[], visitors: readonly CartLine[]): CartLine[] {
  const merged = new Map(saved.map((line) => [line.productId, line]));
  for (const line of visitors) {
    const known = merged.get(line.productId);
    merged.set(line.productId, known === undefined ? line : larger(known, line));
  }
  return [...merged.values()].slice(0, MOST_LINES);
}

const larger = (saved: CartLine, visitors: CartLine): CartLine => ({
  ...saved,
  quantity: thousandths(Math.max(saved.quantity, visitors.quantity)),
  giftWrap: saved.giftWrap || visitors.giftWrap,
});
