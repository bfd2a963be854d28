/** The door for later features. */
export { clearCart } from './clear-cart.ts';
export { cartOf } from './load-cart.ts';
export { type Pricing, priceLines } from './price-lines.ts';
export { type CartSave, saveCart } from './save-cart.ts';
