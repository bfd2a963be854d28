/** Tells another shop's page, which is another document, that an address led to it. */
import type { SupplierId } from '#kernel/ids.ts';

const KEY = 'led-by-address';

export function markArrival(supplierId: SupplierId): void {
  try {
    sessionStorage.setItem(KEY, supplierId);
  } catch {
    // Without storage the other shop shows no welcome.
  }
}

/** Whether an address led to this shop. True only once. */
export function takeArrivalMark(supplierId: SupplierId): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) === supplierId;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
