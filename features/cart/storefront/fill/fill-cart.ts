/** Adds many products to the cart at once: of an order, of typed lines, of a supplier's link. */
import { ApiRefusal } from '#platform/web/api.ts';
import { type CartLine, MAX_LINES, wishFor } from '../../domain/cart.ts';
import { combineLines } from '../../domain/combine-lines.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { flushCart, reloadCart } from '../save/cart-saver.ts';
import { takeIn } from '../save/cart-server.ts';
import { type CartServer, type HowToSave, useCartState } from '../save/cart-state.ts';
import { notifyWindows } from '../save/cart-windows.ts';

export type FillMode = 'add' | 'replace';

export interface Filling extends HowToSave {
  readonly lines: readonly CartLine[];
  /** Whether lines that are in the cart already stay. */
  readonly mode: FillMode;
}

export interface FilledCart extends SavedCart {
  /** Lines that were not in the cart before. */
  readonly added: readonly ShownLine[];
}

/** How often to try while others change the cart. */
const TRIES = 3;

const TOO_MANY = `Um carrinho leva até ${MAX_LINES} produtos diferentes.`;

/** Saves immediately and shows the server's response. Throws if the save was refused. */
export async function fillCart(server: CartServer, filling: Filling, tries = TRIES): Promise<FilledCart> {
  await flushCart();
  const { lines: there, version } = useCartState.getState();
  const before = filling.mode === 'replace' ? [] : there.map(wishFor);
  const wanted = combineLines([...before, ...filling.lines]);
  if (wanted.length > MAX_LINES) throw new ApiRefusal(422, { message: TOO_MANY });
  try {
    const cart = await server.save(wanted, version, filling);
    takeIn(cart);
    notifyWindows();
    const known = new Set(there.map(({ product }) => product.id));
    return { ...cart, added: cart.lines.filter(({ product }) => !known.has(product.id)) };
  } catch (error) {
    if (tries <= 1 || !(error instanceof ApiRefusal) || error.problem.code !== 'stale-cart') throw error;
    await reloadCart();
    return fillCart(server, filling, tries - 1);
  }
}
