/** Remembers, in this tab and across the login, which product a visitor wanted an alert for. Read once. */
import type { ProductId } from '#kernel/ids.ts';

const KEY = 'vitrine-alert';

export function storeAlertWish(productId: ProductId): void {
  try {
    sessionStorage.setItem(KEY, productId);
  } catch {
    // Without storage the visitor returns to the page and can press the button again.
  }
}

/** Whether an alert for this product was wanted. Any call clears it. */
export function takeAlertWish(productId: ProductId): boolean {
  try {
    const wanted = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return wanted === productId;
  } catch {
    return false;
  }
}
