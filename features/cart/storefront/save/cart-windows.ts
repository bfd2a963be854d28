/** The windows of one browser notify each other of a saved cart. */
import type { SupplierId } from '#kernel/ids.ts';

/** Of the windows' channel, and of a visitor's stored cart. */
export const cartName = (supplierId: SupplierId): string => `vitrine-cart-${supplierId}`;

let channel: BroadcastChannel | undefined;
let stopped = new AbortController();

/** Listens to the other windows in this shop, and no longer to those in a former one. */
export function listenToWindows(supplierId: SupplierId, saved: () => void): void {
  channel?.close();
  channel = undefined;
  stopped.abort();
  stopped = new AbortController();
  const name = cartName(supplierId);
  // A message may be faster than the storage with a visitor's cart: its own event comes once it can be read.
  globalThis.addEventListener?.(
    'storage',
    ({ key }) => {
      if (key === name) saved();
    },
    { signal: stopped.signal },
  );
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(name);
  channel.onmessage = saved;
}

export const notifyWindows = (): void => channel?.postMessage('saved');
