/** What the shell and later features may import. */
export { AddOrStep } from './add-or-step.tsx';
export { ageDeclared } from './age/age-declared.ts';
export { askForAge } from './age/ask-for-age.ts';
export { CartButton, CartCount } from './cart-button.tsx';
export { LateCoupons } from './coupons/late-coupons.tsx';
export { CartKeeper } from './save/cart-keeper.tsx';
export { useCartCoupons, useCartStatus, useCartSubscription } from './save/cart-state.ts';
export { cartStands, flushCart, keepTexts, leaveOrderedCart, reloadCart } from './save/late-saver.ts';
export { LateSubscription } from './subscription/late-subscription.tsx';
export { useCartLines, useQuantityInCart } from './use-cart.ts';
export { useCartNotices } from './use-cart-notices.ts';
