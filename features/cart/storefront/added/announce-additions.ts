/** Says that a product was added: to screen readers, since the button silently becomes a stepper, and by the mini-cart. */
import { countCart, productsWords } from '../../domain/count-products.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { useCartState } from '../save/cart-state.ts';
import { addedLine } from './added-line.ts';

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
    region.textContent =
      added === undefined
        ? ''
        : `${added.product.name} no carrinho, que tem ${productsWords(countCart(now.lines))}`;
    if (added !== undefined && !isSeen()) void showAdded(added, signal);
  });
  signal.addEventListener('abort', () => {
    stop();
    region.remove();
  });
}

/** The cart, the checkout and the rows of a table show it themselves. */
const isSeen = (): boolean =>
  /\/(carrinho|checkout)$/.test(window.location.pathname) ||
  document.querySelector('tbody[data-product-list]') !== null;

async function showAdded(added: ShownLine, signal: AbortSignal): Promise<void> {
  const { showMiniCart } = await import('./mini-cart.tsx');
  if (!signal.aborted) showMiniCart(added, signal);
}
