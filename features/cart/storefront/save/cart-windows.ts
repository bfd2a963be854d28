/** The windows of one browser tell each other of a cart that was saved. */
import type { SupplierId } from '#kernel/ids.ts';

let channel: BroadcastChannel | undefined;

/** From now on hears the other windows in this shop, and no longer those in another. */
export function hearWindows(supplierId: SupplierId, saved: () => void): void {
  channel?.close();
  channel = undefined;
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(`vitrine-cart-${supplierId}`);
  channel.onmessage = saved;
}

export const tellWindows = (): void => channel?.postMessage('saved');
