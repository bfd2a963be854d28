/** The subscription type that a visitor chose, stored in the browser beside the lines. */
import { isUuid, type SupplierId } from '#kernel/ids.ts';

const key = (supplierId: SupplierId): string => `vitrine-cart-subscription-${supplierId}`;

export function visitorSubscription(supplierId: SupplierId): string | undefined {
  try {
    const stored = localStorage.getItem(key(supplierId));
    return stored !== null && isUuid(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Empty: a single purchase. */
export function storeVisitorSubscription(supplierId: SupplierId, typeId: string): void {
  try {
    if (typeId === '') localStorage.removeItem(key(supplierId));
    else localStorage.setItem(key(supplierId), typeId);
  } catch {
    // Without storage it is a single purchase.
  }
}
