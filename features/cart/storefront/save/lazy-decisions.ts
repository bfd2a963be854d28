import type { CouponChange } from './cart-state.ts';

/** The saver for the cart's own screens, loaded lazily. */
const saver = () => import('./cart-saver.ts');

export const saveCoupons = async (wish: CouponChange): Promise<void> => (await saver()).saveCoupons(wish);

export const saveSubscription = async (typeId: string): Promise<void> =>
  (await saver()).saveSubscription(typeId);

export const unlockCart = async (): Promise<void> => (await saver()).unlockCart();
