/** What the shopper does to the cart is shown at once; what keeps the cart comes later and hears of it. */
import type { ShownLine } from '../domain/shown-cart.ts';
import { showLines, useCartState } from './cart-state.ts';

type Change = (lines: readonly ShownLine[]) => readonly ShownLine[];

/** Changes made before the cart was there: they are made again on what is loaded, so that it is never overwritten. */
let early: Change[] = [];

export function changeCart(change: Change): void {
  const { lines, loaded } = useCartState.getState();
  if (!loaded) early.push(change);
  showLines(change(lines));
}

export function takeEarlyChanges(): readonly Change[] {
  const changes = early;
  early = [];
  return changes;
}
