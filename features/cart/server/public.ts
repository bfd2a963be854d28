/** What later features may import. */
export { type LinkBySkus, putActionLinks } from './action-link/put-action-links.ts';
export { keptCoupons } from './cart-coupons.store.ts';
export { clearCart } from './clear-cart.ts';
export { goodsToBring } from './goods-to-bring.ts';
export { cartOf } from './load-cart.ts';
export { forgetClient, personalDataOf } from './personal-data.store.ts';
export { prepared } from './prepared.ts';
export { priceLines } from './price-lines.ts';
export { saveCart } from './save-cart.ts';
export { savedGoods } from './saved-goods.ts';
export { showCart } from './show-cart.ts';
