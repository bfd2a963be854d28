/** A cart that another feature's call fills and responds with. */
import type { SavedCart } from '../../domain/saved-cart.ts';
import { flushCart } from '../save/cart-saver.ts';
import { takeIn } from '../save/cart-server.ts';
import { notifyWindows } from '../save/cart-windows.ts';

/** Saves what is unsaved before the call, so that it is part of the response. Undefined: the call left the cart as it was. */
export async function receiveCart(call: () => Promise<SavedCart | undefined>): Promise<void> {
  await flushCart();
  const cart = await call();
  if (cart === undefined) return;
  takeIn(cart);
  notifyWindows();
}
