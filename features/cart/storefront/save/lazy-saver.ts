import type { CartTexts } from '../../domain/saved-cart.ts';

/** The saver for other screens, loaded lazily. */
const saver = () => import('./cart-saver.ts');

export const flushCart = async (): Promise<void> => (await saver()).flushCart();

export const saveTexts = async (texts: Partial<CartTexts>): Promise<void> => (await saver()).saveTexts(texts);

export const reloadCart = async (): Promise<void> => (await saver()).reloadCart();

export const leaveOrderedCart = async (): Promise<void> => (await saver()).leaveOrderedCart();

export const cartIsUnchanged = async (): Promise<boolean> => (await saver()).cartIsUnchanged();
