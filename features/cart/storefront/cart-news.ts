/** Says aloud what the shopper put into the cart: the button becomes the quantity, which alone tells nobody. */
import { addedLine } from './added-line.ts';
import { useCartState } from './save/cart-state.ts';

export function announceAdditions(signal: AbortSignal): void {
  // In the page before anything is said in it.
  const region = document.createElement('p');
  region.role = 'status';
  region.className = 'sr-only';
  document.body.append(region);
  const stop = useCartState.subscribe((now, before) => {
    if (now.lines === before.lines) return;
    const added = addedLine(now, before);
    // The same words again are announced only if they were gone.
    region.textContent = added === undefined ? '' : `${added.product.name} no carrinho`;
  });
  signal.addEventListener('abort', () => {
    stop();
    region.remove();
  });
}
