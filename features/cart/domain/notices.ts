/** What is told of a cart is told once, and for as long as it is so. */
import type { CartNotice } from './cart-notice.ts';
import type { ShownLine } from './shown-cart.ts';

/** What is said first of the same product and the same kind counts. */
export function joinNotices(...told: readonly (readonly CartNotice[])[]): CartNotice[] {
  const joined = new Map<string, CartNotice>();
  for (const notice of told.flat()) {
    const name = `${notice.kind} ${notice.productId}`;
    if (!joined.has(name)) joined.set(name, notice);
  }
  return [...joined.values()];
}

/** Those that the cart still bears out: what was told before is not lost with the next answer. */
export function stillTrue(notices: readonly CartNotice[], lines: readonly ShownLine[]): CartNotice[] {
  const byProduct = new Map(lines.map((line) => [line.product.id, line]));
  return notices.filter((notice) => {
    const line = byProduct.get(notice.productId);
    if (notice.kind === 'gone' || notice.kind === 'out-of-stock') return line === undefined;
    // Each answer says anew how combos are sold, and what costs nothing.
    if (line === undefined || notice.kind === 'other-way' || notice.kind === 'too-little') return false;
    return notice.kind === 'price-changed' ? line.price?.unit === notice.to : line.quantity === notice.to;
  });
}
