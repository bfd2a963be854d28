/** A cart that an attendant prepared: read-only until its client unlocks it. Spec 4 and 6, attendant lock. */
import type { Instant } from '#kernel/scope.ts';
import type { CartLine } from './cart.ts';

export interface CartLock {
  /** The attendant's name, shown to the client. */
  readonly attendant: string;
  readonly reason: string;
  readonly since: Instant;
}

/** Whether an order has exactly the prepared lines: the same products, quantities and gift wraps. */
export function isAsPrepared(prepared: readonly CartLine[], requested: readonly CartLine[]): boolean {
  const said = (lines: readonly CartLine[]) =>
    lines.map(({ productId, quantity, giftWrap }) => `${productId} ${quantity} ${giftWrap}`).sort();
  return said(prepared).join() === said(requested).join();
}
