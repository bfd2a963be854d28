import type { ShownLine } from '../../domain/shown-cart.ts';
import type { CartState } from '../save/cart-state.ts';

/** The one line that the shopper just added; undefined for changes from the server, and for several lines. */
export function addedLine(now: CartState, before: CartState): ShownLine | undefined {
  const byShopper = now.loaded && now.status === 'waiting' && now.confirmed === before.confirmed;
  if (!byShopper || now.lines.length !== before.lines.length + 1) return undefined;
  const known = new Set(before.lines.map(({ product }) => product.id));
  return now.lines.find(({ product }) => !known.has(product.id));
}
