/** Merging notices: each is shown once, and only while it is true. */
import type { CartNotice } from './cart-notice.ts';
import type { ShownLine } from './shown-cart.ts';

/** The first notice of each product and kind counts. */
export function joinNotices(...lists: readonly (readonly CartNotice[])[]): CartNotice[] {
  const joined = new Map<string, CartNotice>();
  for (const notice of lists.flat()) {
    const name = `${notice.kind} ${notice.productId}`;
    if (!joined.has(name)) joined.set(name, notice);
  }
  return [...joined.values()];
}

/** The notices that the cart still confirms: they survive the next response. */
export function stillTrue(notices: readonly CartNotice[], lines: readonly ShownLine[]): CartNotice[] {
  const byProduct = new Map(lines.map((line) => [line.product.id, line]));
  return notices.filter((notice) => {
    const line = byProduct.get(notice.productId);
    if (notice.kind === 'gone' || notice.kind === 'out-of-stock') return line === undefined;
    // Every response reports these two again.
    if (line === undefined || notice.kind === 'other-way' || notice.kind === 'too-little') return false;
    return notice.kind === 'price-changed' ? line.price?.unit === notice.to : line.quantity === notice.to;
  });
}
