import type { Session } from '#features/accounts/domain/session.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { flushCart, openCart, refreshCart } from './cart-saver.ts';
import { cartServer } from './cart-server.ts';
import { followLinkCoupon } from './coupons/follow-link-coupon.ts';

export interface Keeping {
  readonly api: Api;
  readonly supplierId: SupplierId;
  readonly session: Session;
  /** Of the address with which the page was opened. */
  readonly search: string;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Opens the cart, and saves it when the page is left or the connection is back; looks anew when it is looked at again. */
export function keepCart({ api, supplierId, session, search, signal }: Keeping): void {
  if (signal.aborted) return;
  for (const moment of ['pagehide', 'online'] as const)
    window.addEventListener(moment, () => void flushCart(), { signal });
  document.addEventListener('visibilitychange', () => void (document.hidden || refreshCart()), { signal });
  void openCart(supplierId, cartServer(api, supplierId, session));
  followLinkCoupon({ api, supplierId, session }, search, signal);
}
