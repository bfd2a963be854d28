/** What the server says of the cart, made the page's. No first page needs it: it comes with what saves the cart. */
import type { SupplierId } from '#kernel/ids.ts';
import type { SavedCart } from '../../contract/cart.wire.ts';
import { joinNotices, stillTrue } from '../../domain/notices.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { type CartState, EMPTY, useCartState } from './cart-state.ts';
import { afterAnswer, type SettledLines, settleLines } from './settle-cart.ts';

/** Another shop, or another shopper: nothing of the former cart stays. */
export const startCart = (supplierId: SupplierId): void =>
  useCartState.setState({ ...EMPTY, supplierId }, true);

/** The cart as the server has it. What the shopper changed and is not saved yet is made again on it. */
export const takeIn = (cart: SavedCart): void =>
  useCartState.setState((state) =>
    state.loaded ? settled(state, cart, settleLines(state, cart.lines)) : fresh(state, cart),
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

/** A refused change is undone. */
export const takeBack = (): void =>
  useCartState.setState(({ confirmed, revision }) => ({
    lines: confirmed,
    sent: [],
    status: 'saved',
    revision: revision + 1,
  }));
