/** The saver's door for screens: no first page carries what saves the cart. */
const saver = () => import('./cart-saver.ts');

/** Saves what waits, now. */
export const flushCart = async (): Promise<void> => (await saver()).flushCart();

/** Asks for the cart anew. */
export const reloadCart = async (): Promise<void> => (await saver()).reloadCart();
