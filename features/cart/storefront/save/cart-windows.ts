/** The windows of one browser notify each other of a saved cart. */
import type { SupplierId } from '#kernel/ids.ts';

let channel: BroadcastChannel | undefined;

/** Listens to the other windows in this shop, and no longer to those in a former one. */
export function listenToWindows(supplierId: SupplierId, saved: () => void): void {
  channel?.close();
  channel = undefined;
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(`vitrine-cart-${supplierId}`);
  channel.onmessage = saved;
}

export const notifyWindows = (): void => channel?.postMessage('saved');
