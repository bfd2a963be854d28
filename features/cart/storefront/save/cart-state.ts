/** The page's cart: what the shopper sees immediately, and what the server last confirmed. Spec 3 and 4, cart. */
import { create } from 'zustand';
import type { SupplierId } from '#kernel/ids.ts';
import type { CartCouponState } from '../../contract/cart-coupons.wire.ts';
import type { CartLock } from '../../domain/cart-lock.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import type { CartSubscription } from '../../domain/cart-subscription.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';

/** `waiting`: changed, to be saved soon. `failed`: not saved, for lack of a connection. */
export type CartStatus = 'loading' | 'saved' | 'waiting' | 'saving' | 'failed';

export interface CartState {
  /** Undefined before a shop's cart was opened. */
  readonly supplierId?: SupplierId;
  readonly status: CartStatus;
  /** Nothing is saved before: it would overwrite a cart that was never seen. */
  readonly loaded: boolean;
  readonly lines: readonly ShownLine[];
  /** Restored when a change is refused. */
  readonly confirmed: readonly ShownLine[];
  /** Saves without a response: the server may have them or not. */
  readonly sent: readonly (readonly ShownLine[])[];
  readonly notices: readonly CartNotice[];
  /** The server's warning when there were lines and none can be bought. Spec 8. */
  readonly message?: string | undefined;
  readonly version: number;
  /** While an attendant's lock is set, nothing can be changed. Spec 6. */
  readonly lock?: CartLock | undefined;
  /** The coupons of the cart as it was saved. */
  readonly coupons?: CartCouponState | undefined;
  /** The subscription of the cart as it was saved. */
  readonly subscription?: CartSubscription | undefined;
  /** Incremented by every change. */
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

export const showLines = (lines: readonly ShownLine[]): void =>
  useCartState.setState(({ revision }) => ({ lines, status: 'waiting', revision: revision + 1 }));

export const dismissNotices = (): void => useCartState.setState({ notices: [], message: undefined });

export const useCartStatus = (): CartStatus => useCartState((state) => state.status);
export const useCartCoupons = (): CartCouponState | undefined => useCartState((state) => state.coupons);
export const useCartSubscription = (): CartSubscription | undefined =>
  useCartState((state) => state.subscription);
export const useCartLock = (): CartLock | undefined => useCartState((state) => state.lock);
