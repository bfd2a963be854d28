/** Applies the server's cart to the page's. Loaded lazily, with the saver. */
import type { SupplierId } from '#kernel/ids.ts';
import type { SavedCart } from '../../contract/cart.wire.ts';
import { joinNotices, stillTrue } from '../../domain/notices.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { type CartState, EMPTY, useCartState } from './cart-state.ts';
import { afterAnswer, type SettledLines, settleLines } from './settle-cart.ts';

/** For another shop or shopper: nothing of the former cart stays. */
export const startCart = (supplierId: SupplierId): void =>
  useCartState.setState({ ...EMPTY, supplierId }, true);

/** Shows the server's cart, with the unsaved changes applied to it again. */
export const takeIn = (cart: SavedCart): void =>
  useCartState.setState((state) =>
    state.loaded ? settled(state, cart, settleLines(state, cart.lines)) : fresh(state, cart),
  );

/** Applies the response to the save of `sent`. Changes made meanwhile stay. */
export const confirmCart = (cart: SavedCart, sent: readonly ShownLine[]): void =>
  useCartState.setState((state) => settled(state, cart, afterAnswer(sent, state.lines, cart.lines)));

const fresh = (state: CartState, cart: SavedCart): Partial<CartState> =>
  settled(state, cart, { lines: cart.lines, conflicts: [] });

function settled(state: CartState, cart: SavedCart, { lines, conflicts }: SettledLines): Partial<CartState> {
  const changed =
    lines.length !== cart.lines.length || lines.some((line, index) => line !== cart.lines[index]);
  return {
    lines: changed ? lines : cart.lines,
    confirmed: cart.lines,
    sent: [],
    version: cart.version,
    lock: cart.lock,
    coupons: cart.coupons,
    subscription: cart.subscription,
    message: lines.length === 0 ? cart.message : undefined,
    notices: joinNotices(cart.notices, conflicts, stillTrue(state.notices, lines)),
    loaded: true,
    status: changed ? 'waiting' : 'saved',
    revision: state.revision + 1,
  };
}

/** Undoes a refused change. */
export const takeBack = (): void =>
  useCartState.setState(({ confirmed, revision }) => ({
    lines: confirmed,
    sent: [],
    status: 'saved',
    revision: revision + 1,
  }));
