/** Announces added products to screen readers: the button silently becomes a stepper. */
import { addedLine } from './added-line.ts';
import { useCartState } from './save/cart-state.ts';

export function announceAdditions(signal: AbortSignal): void {
  // A live region must exist before its text changes.
  const region = document.createElement('p');
  region.role = 'status';
  region.className = 'sr-only';
  document.body.append(region);
  const stop = useCartState.subscribe((now, before) => {
    if (now.lines === before.lines) return;
    const added = addedLine(now, before);
    // Cleared first: a repeated text is not announced otherwise.
    region.textContent = added === undefined ? '' : `${added.product.name} no carrinho`;
  });
  signal.addEventListener('abort', () => {
    stop();
    region.remove();
  });
}
