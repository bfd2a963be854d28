/** A cart that an attendant prepared: read-only until its client unlocks it. Spec 4 and 6, attendant lock. */
import type { Instant } from '#kernel/scope.ts';
import type { CartLine } from './cart.ts';

export interface CartLock {
  /** Who locked it, as its client reads it. */
  readonly attendant: string;
  readonly reason: string;
  readonly since: Instant;
}

/** Whether an order asks for exactly what the attendant prepared: the same products, quantities and wrappings. */
export function isAsPrepared(prepared: readonly CartLine[], asked: readonly CartLine[]): boolean {
  const said = (lines: readonly CartLine[]) =>
    lines.map(({ productId, quantity, giftWrap }) => `${productId} ${quantity} ${giftWrap}`).sort();
  return said(prepared).join() === said(asked).join();
}
