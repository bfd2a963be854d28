/** The cart of the page: what the shopper sees at once, and what the server last confirmed. Spec 3 and 4, cart. */
import { create } from 'zustand';
import type { SupplierId } from '#kernel/ids.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import type { CartNotice } from '../domain/cart-notice.ts';
import type { ShownLine } from '../domain/shown-cart.ts';
import { afterAnswer, type SettledLines, settleLines } from './settle-cart.ts';

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
  readonly notices: readonly CartNotice[];
  readonly version: number;
  /** Grows with every change, so that an answer to an older one does not undo a newer. */
  readonly revision: number;
}

const empty: CartState = {
  status: 'loading',
  loaded: false,
  lines: [],
  confirmed: [],
  notices: [],
  version: 0,
  revision: 0,
};

export const useCartState = create<CartState>()(() => empty);

/** Another shop, or another shopper: nothing of the former cart stays. */
export const startCart = (supplierId: SupplierId): void =>
  useCartState.setState({ ...empty, supplierId }, true);

/** The shopper changed something. */
export const showLines = (lines: readonly ShownLine[]): void =>
  useCartState.setState(({ revision }) => ({ lines, status: 'waiting', revision: revision + 1 }));

/** The cart as the server has it. What the shopper changed and is not saved yet is made again on it. */
export const takeIn = (cart: SavedCart): void =>
  useCartState.setState((state) =>
    state.loaded
      ? settled(state, cart, settleLines(state.confirmed, state.lines, cart.lines))
      : fresh(state, cart),
  );

/** The server answered to `sent`. What was changed meanwhile stays changed. */
export const confirmCart = (cart: SavedCart, sent: readonly ShownLine[]): void =>
  useCartState.setState((state) => settled(state, cart, afterAnswer(sent, state.lines, cart.lines)));

const fresh = (state: CartState, cart: SavedCart): Partial<CartState> =>
  settled(state, cart, { lines: cart.lines, conflicts: [] });

function settled(state: CartState, cart: SavedCart, { lines, conflicts }: SettledLines): Partial<CartState> {
  const changed = lines.length !== cart.lines.length || lines.some((line, at) => line !== cart.lines[at]);
  return {
    lines: changed ? lines : cart.lines,
    confirmed: cart.lines,
    version: cart.version,
    notices: [...cart.notices, ...conflicts],
    loaded: true,
    status: changed ? 'waiting' : 'saved',
    revision: state.revision + 1,
  };
}

export const takeBack = (): void =>
  useCartState.setState(({ confirmed, revision }) => ({
    lines: confirmed,
    status: 'saved',
    revision: revision + 1,
  }));

export const dismissNotices = (): void => useCartState.setState({ notices: [] });

export const useCartStatus = (): CartStatus => useCartState((state) => state.status);
