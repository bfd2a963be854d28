/** The door for later features. */
export { clearCart } from './clear-cart.ts';
export { priceLines } from './price-lines.ts';
export { saveCart } from './save-cart.ts';
