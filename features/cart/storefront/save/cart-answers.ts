/**
 * Applies the server's cart to the page's, and the shopper's unsaved changes to a cart that another window, device or person
 * changed (spec 4, cart). Loaded lazily, with the saver.
 */
import type { SupplierId } from '#kernel/ids.ts';
import { NONE } from '#kernel/quantity.ts';
import type { SavedCart } from '../../contract/cart.wire.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import { type Conflict, likelyBase, rebaseLines } from '../../domain/merge/rebase-lines.ts';
import { joinNotices, stillTrue } from '../../domain/notices.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { type CartState, EMPTY, useCartState } from './cart-state.ts';

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

interface SettledLines {
  readonly lines: readonly ShownLine[];
  /** For lines that both sides changed. */
  readonly conflicts: readonly CartNotice[];
}

const idOf = ({ product }: ShownLine) => product.id;

/** For a cart that somebody else may have changed. */
function settleLines(
  { confirmed, sent, lines: mine }: Pick<CartState, 'confirmed' | 'sent' | 'lines'>,
  theirs: readonly ShownLine[],
): SettledLines {
  const base = likelyBase(idOf, confirmed, sent, theirs);
  const { lines, conflicts } = rebaseLines(idOf, base, mine, theirs);
  return { lines, conflicts: conflicts.map(toNotice) };
}

/** For the response to a save: nobody else changed the cart, so the shopper's later changes win. */
const afterAnswer = (
  sent: readonly ShownLine[],
  mine: readonly ShownLine[],
  answered: readonly ShownLine[],
): SettledLines => ({
  lines: rebaseLines(idOf, sent, mine, answered, (own) => own).lines,
  conflicts: [],
});

const toNotice = ({ mine, kept }: Conflict<ShownLine>): CartNotice => ({
  kind: 'changed-elsewhere',
  productId: kept.product.id,
  name: kept.product.name,
  from: mine?.quantity ?? NONE,
  to: kept.quantity,
});
