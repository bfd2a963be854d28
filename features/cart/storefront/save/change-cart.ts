/** Changes are shown immediately; the saver is loaded lazily and follows this state. */
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { cartTexts } from '../../contract/texts.ts';
import { asksForAge } from '../../domain/age.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { ageDeclared } from '../age/age-declared.ts';
import { requestAgeCheck } from '../age/request-age-check.ts';
import { showLines, useCartState } from './cart-state.ts';

type Change = (lines: readonly ShownLine[]) => readonly ShownLine[];

/** Changes made before the cart was loaded: they are applied again to the loaded cart, so that it is never overwritten. */
let early: Change[] = [];

/**
 * Whether the change was made: a locked cart has to be unlocked first, and products for adults need the shopper's declaration.
 */
export function changeCart(change: Change): boolean {
  const { lines, loaded, lock } = useCartState.getState();
  if (lock !== undefined) {
    showToast({ text: cartTexts['cart-locked'].message, tone: 'info' });
    return false;
  }
  const changed = change(lines);
  if (asksForAge(lines, changed) && !ageDeclared()) {
    void requestAgeCheck(() => changeCart(change));
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
