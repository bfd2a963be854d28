import type { ShownLine } from '../domain/shown-cart.ts';
import type { CartState } from './save/cart-state.ts';

/** What the shopper put in: not what an answer brought, nor many at once. */
export function addedLine(now: CartState, before: CartState): ShownLine | undefined {
  const byShopper = now.loaded && now.status === 'waiting' && now.confirmed === before.confirmed;
  if (!byShopper || now.lines.length !== before.lines.length + 1) return undefined;
  const known = new Set(before.lines.map(({ product }) => product.id));
  return now.lines.find(({ product }) => !known.has(product.id));
}
