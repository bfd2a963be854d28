/** Merges a visitor's cart at login. Spec 4, login: merge the cart. */
import { thousandths } from '#kernel/quantity.ts';
import { asSeen, type CartLine, MAX_LINES, type PricedCart, withoutSeenPrice } from '../cart.ts';
import type { CartNotice } from '../cart-notice.ts';
import type { ShownLine } from '../shown-cart.ts';

/**
 * The client's lines first, then the visitor's new ones. A product in both gets the larger quantity and not the sum, so that
 * logging in twice, or in two tabs, never buys more than intended. At most `MAX_LINES`.
 */
export function mergeCarts(saved: readonly CartLine[], visitors: readonly CartLine[]): CartLine[] {
  const merged = new Map(saved.map((line) => [line.productId, line]));
  for (const line of visitors) {
    const known = merged.get(line.productId);
    merged.set(line.productId, known === undefined ? line : larger(known, line));
  }
  return [...merged.values()].slice(0, MAX_LINES);
}

const larger = (saved: CartLine, visitors: CartLine): CartLine => ({
  ...saved,
  quantity: thousandths(Math.max(saved.quantity, visitors.quantity)),
  giftWrap: saved.giftWrap || visitors.giftWrap,
});

/** Notices for products that were in both carts with different quantities, and now have the larger one. */
export function largerQuantityNotices(
  saved: readonly CartLine[],
  visitors: readonly CartLine[],
  lines: readonly Pick<ShownLine, 'product' | 'quantity'>[],
): CartNotice[] {
  const quantities = (of: readonly CartLine[]) => new Map(of.map((line) => [line.productId, line.quantity]));
  const [before, brought] = [quantities(saved), quantities(visitors)];
  return lines.flatMap(({ product: { id: productId, name }, quantity: to }): CartNotice[] => {
    const [was, wished] = [before.get(productId), brought.get(productId)];
    if (was === undefined || wished === undefined || was === wished) return [];
    const from = thousandths(Math.min(was, wished));
    return to === Math.max(was, wished) ? [{ kind: 'larger-kept', productId, name, from, to }] : [];
  });
}

/** The merged lines to store: with the prices that the client had seen before, since nobody has seen today's yet. */
export function asMerged(merged: readonly CartLine[], { lines }: PricedCart): CartLine[] {
  const seen = new Map(merged.map(({ productId, seenPrice }) => [productId, seenPrice]));
  return lines.map((line) => {
    const seenPrice = seen.get(line.product.id);
    const mergedLine = withoutSeenPrice(asSeen(line));
    return seenPrice === undefined ? mergedLine : { ...mergedLine, seenPrice };
  });
}
