/** What the shopper does to the cart is shown at once; what keeps the cart comes later and hears of it. */
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { cartTexts } from '../../contract/texts.ts';
import { asksForAge } from '../../domain/age.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { ageDeclared } from '../age/age-declared.ts';
import { askForAge } from '../age/ask-for-age.ts';
import { showLines, useCartState } from './cart-state.ts';

type Change = (lines: readonly ShownLine[]) => readonly ShownLine[];

/** Changes made before the cart was there: they are made again on what is loaded, so that it is never overwritten. */
let early: Change[] = [];

/** Whether it was made: an attendant's lock is first taken off, and what is only for those of age waits for their word. */
export function changeCart(change: Change): boolean {
  const { lines, loaded, lock } = useCartState.getState();
  if (lock !== undefined) {
    showToast({ text: cartTexts['cart-locked'].message, tone: 'info' });
    return false;
  }
  const changed = change(lines);
  if (asksForAge(lines, changed) && !ageDeclared()) {
    void askForAge(() => changeCart(change));
    return false;
  }
  if (!loaded) early.push(change);
  showLines(changed);
  return true;
}

export function takeEarlyChanges(): readonly Change[] {
  const changes = early;
  early = [];
  return changes;
}
