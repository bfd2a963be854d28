/** The cart of the page: what the shopper sees at once, and what the server last confirmed. Spec 3 and 4, cart. */
import { create } from 'zustand';
import type { SupplierId } from '#kernel/ids.ts';
import type { CartCoupons } from '../../contract/cart-coupons.wire.ts';
import type { CartLock } from '../../domain/cart-lock.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import type { CartSubscription } from '../../domain/cart-subscription.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';

/** `waiting`: changed, and soon to be saved. `failed`: not saved yet for want of a connection. */
export type CartStatus = 'loading' | 'saved' | 'waiting' | 'saving' | 'failed';

export interface CartState {
  /** Absent before a shop's cart was opened. */
  readonly supplierId?: SupplierId;
  readonly status: CartStatus;
  /** Before that nothing may be saved: it would overwrite what was never seen. */
  readonly loaded: boolean;
  readonly lines: readonly ShownLine[];
  /** To return to when a change is refused. */
  readonly confirmed: readonly ShownLine[];
  /** What was sent and is not answered: the server may have it, or not. */
  readonly sent: readonly (readonly ShownLine[])[];
  readonly notices: readonly CartNotice[];
  /** The server's warning when lines were there and none can be bought. Spec 8. */
  readonly message?: string | undefined;
  readonly version: number;
  /** While an attendant's lock is on it, nothing is changed here. Spec 6. */
  readonly lock?: CartLock | undefined;
  /** What coupons do to the cart as it was saved. */
  readonly coupons?: CartCoupons | undefined;
  /** Whether and how it is bought again and again, as it was saved. */
  readonly subscription?: CartSubscription | undefined;
  /** Grows with every change, so that an answer to an older one does not undo a newer. */
  readonly revision: number;
}

export const EMPTY: CartState = {
  status: 'loading',
  loaded: false,
  lines: [],
  confirmed: [],
  sent: [],
  notices: [],
  version: 0,
  revision: 0,
};

export const useCartState = create<CartState>()(() => EMPTY);

/** The shopper changed something. */
export const showLines = (lines: readonly ShownLine[]): void =>
  useCartState.setState(({ revision }) => ({ lines, status: 'waiting', revision: revision + 1 }));

export const dismissNotices = (): void => useCartState.setState({ notices: [], message: undefined });

export const useCartStatus = (): CartStatus => useCartState((state) => state.status);
export const useCartCoupons = (): CartCoupons | undefined => useCartState((state) => state.coupons);
export const useCartSubscription = (): CartSubscription | undefined =>
  useCartState((state) => state.subscription);
export const useCartLock = (): CartLock | undefined => useCartState((state) => state.lock);
