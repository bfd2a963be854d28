/** The type of subscription that a visitor chose, beside the lines that only the browser keeps. */
import { isUuid, type SupplierId } from '#kernel/ids.ts';

const key = (supplierId: SupplierId): string => `vitrine-cart-subscription-${supplierId}`;

export function visitorSubscription(supplierId: SupplierId): string | undefined {
  try {
    const kept = localStorage.getItem(key(supplierId));
    return kept !== null && isUuid(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** An empty one takes it off. */
export function keepVisitorSubscription(supplierId: SupplierId, typeId: string): void {
  try {
    if (typeId === '') localStorage.removeItem(key(supplierId));
    else localStorage.setItem(key(supplierId), typeId);
  } catch {
    // Then it is a single purchase.
  }
}
