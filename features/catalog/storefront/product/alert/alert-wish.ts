/** A visitor who wants to hear of a product logs in first; what was wanted waits in this tab, and is taken once. */
import type { ProductId } from '#kernel/ids.ts';

const KEY = 'vitrine-alert';

export function keepAlertWish(productId: ProductId): void {
  try {
    sessionStorage.setItem(KEY, productId);
  } catch {
    // A browser that keeps nothing brings back to the page, where the button stands.
  }
}

/** Whether this product was wanted. Asked about any product, the wish is over. */
export function takeAlertWish(productId: ProductId): boolean {
  try {
    const wanted = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return wanted === productId;
  } catch {
    return false;
  }
}
