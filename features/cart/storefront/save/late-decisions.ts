import type { CouponWish } from './cart-server.ts';

/** The saver's door for the cart's own screens: no first page has them. */
const saver = () => import('./cart-saver.ts');

/** Applies a coupon, takes it off, or switches the automatic ones; with it the cart is saved. */
export const saveCoupons = async (wish: CouponWish): Promise<void> => (await saver()).saveCoupons(wish);

/** Buys the cart in a type of subscription, or once where it is empty. */
export const saveSubscription = async (typeId: string): Promise<void> =>
  (await saver()).saveSubscription(typeId);

export const unlockCart = async (): Promise<void> => (await saver()).unlockCart();
