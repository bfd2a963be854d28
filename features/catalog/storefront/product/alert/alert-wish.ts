/** Remembers, in this tab and across the login, which alert a visitor wanted. Read once. */
import type { ProductId } from '#kernel/ids.ts';
import type { AlertKind } from '../../../domain/alerts/product-alert.ts';

const KEY = 'vitrine-alert';

const storedText = (kind: AlertKind, productId: ProductId): string => `${kind} ${productId}`;

export function storeAlertWish(kind: AlertKind, productId: ProductId): void {
  try {
    sessionStorage.setItem(KEY, storedText(kind, productId));
  } catch {
    // Without storage the visitor returns to the page and can press the button again.
  }
}

/** Whether this alert was wanted. Any call clears it. */
export function takeAlertWish(kind: AlertKind, productId: ProductId): boolean {
  try {
    const wanted = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return wanted === storedText(kind, productId);
  } catch {
    return false;
  }
}
