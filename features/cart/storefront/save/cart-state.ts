/** The page's cart: what the shopper sees immediately, and what the server last confirmed. Spec 3 and 4, cart. */
import { create } from 'zustand';
import type { SupplierId } from '#kernel/ids.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import type {
  CartCouponState,
  CartLock,
  CartSubscription,
  CartTexts,
  SavedCart,
} from '../../domain/saved-cart.ts';
import type { ShownCart, ShownLine } from '../../domain/shown-cart.ts';

/** `waiting`: changed, to be saved soon. `failed`: not saved, for lack of a connection. */
export type CartStatus = 'loading' | 'saved' | 'waiting' | 'saving' | 'failed';

export interface CartState {
  /** Undefined before a shop's cart was opened. */
  readonly supplierId?: SupplierId;
  readonly status: CartStatus;
  /** Until the cart is loaded nothing is saved: a save would overwrite a cart that this browser has never seen. */
  readonly loaded: boolean;
  readonly lines: readonly ShownLine[];
  /** Restored when a change is refused. */
  readonly confirmed: readonly ShownLine[];
  /** Saves without a response: the server may have them or not. */
  readonly sent: readonly (readonly ShownLine[])[];
  /** The texts of the cart as it was saved. */
  readonly texts?: CartTexts | undefined;
  /** What the shopper has written and no save has confirmed. */
  readonly written?: Partial<CartTexts> | undefined;
  readonly notices: readonly CartNotice[];
  /** The server's warning when there were lines and none can be bought. Spec 8. */
  readonly message?: string | undefined;
  readonly version: number;
  /** While an attendant's lock is set, nothing can be changed. Spec 6. */
  readonly lock?: CartLock | undefined;
  /** What promotions add to the cart as it was saved. */
  readonly gifts?: ShownCart['gifts'] | undefined;
  readonly hints?: ShownCart['hints'] | undefined;
  /** The coupons of the cart as it was saved. */
  readonly coupons?: CartCouponState | undefined;
  /** The subscription of the cart as it was saved. */
  readonly subscription?: CartSubscription | undefined;
  /** Least value of an order that was agreed with the client. */
  readonly minimumOrder?: SavedCart['minimumOrder'];
  /** Incremented by every change. */
  readonly revision: number;
}

/** Decisions about coupons; what is absent stays. */
export interface CouponChange {
  /** Empty: removes the applied one. */
  readonly typed?: string;
  readonly automatic?: boolean;
}

export interface HowToSave {
  /** The lines of an order that is bought again. Spec 7, modoRepeticaoPedido. */
  readonly repeatsOrder?: boolean;
  readonly coupon?: CouponChange;
  /** Absent texts stay. */
  readonly texts?: Partial<CartTexts>;
  /** The subscription type, empty for a single purchase; when absent, it stays. */
  readonly subscription?: string;
}

/** Where the cart is stored: on the server for clients, in the browser for visitors, whose lines are only priced. */
export interface CartServer {
  load(): Promise<SavedCart>;
  /** `version` is the one that the shopper saw: a cart that changed elsewhere is not overwritten. */
  save(lines: readonly CartLine[], version: number, how?: HowToSave): Promise<SavedCart>;
  /** Removes an attendant's lock; absent for visitors. */
  unlock?(): Promise<SavedCart>;
  /** What is stored without a connection: a visitor's cart is never anywhere else. */
  stored?(): { readonly lines: readonly CartLine[]; readonly version: number };
  /** The cart as it was shown last, with its unsaved changes; undefined if none is stored. */
  recall?(): Promise<RecalledCart | undefined>;
  /** Stores changes that an attendant's lock refuses: they are made once it is gone. */
  setAside?(changes: Unsaved): void;
}

export type Unsaved = Pick<CartState, 'version' | 'confirmed' | 'sent' | 'lines' | 'texts' | 'written'>;

export interface RecalledCart extends Unsaved {
  readonly lock?: CartLock;
  readonly coupons?: CartCouponState;
  readonly subscription?: CartSubscription;
  /** The page shows it now, with the changes of the windows that stored them. */
  readonly adopted: () => void;
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
