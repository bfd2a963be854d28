/** A word from one shop to another, to which an address led: the other is another document. */
import type { SupplierId } from '#kernel/ids.ts';

const KEY = 'led-by-address';

export function markArrival(supplierId: SupplierId): void {
  try {
    sessionStorage.setItem(KEY, supplierId);
  } catch {
    // Without storage the other shop says nothing.
  }
}

/** Whether this shop is the one that was gone to; said once. */
export function takeArrivalMark(supplierId: SupplierId): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) === supplierId;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
