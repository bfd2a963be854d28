import type { CartTexts } from '../../domain/cart-texts.ts';

/** The saver's door for screens: no first page carries what saves the cart. */
const saver = () => import('./cart-saver.ts');

/** Saves what waits, now. */
export const flushCart = async (): Promise<void> => (await saver()).flushCart();

/** Keeps what is written for the order with the cart. */
export const keepTexts = async (texts: Partial<CartTexts>): Promise<void> => (await saver()).keepTexts(texts);

/** Asks for the cart anew. */
export const reloadCart = async (): Promise<void> => (await saver()).reloadCart();

/** The cart became an order, here. */
export const leaveOrderedCart = async (): Promise<void> => (await saver()).leaveOrderedCart();

/** Whether the cart is still as it was seen here. */
export const cartStands = async (): Promise<boolean> => (await saver()).cartStands();
