import type { CartNotice } from '../domain/cart-notice.ts';
import { useCartState } from './save/cart-state.ts';

/** The cart's notices, until dismissed. */
export const useCartNotices = (): readonly CartNotice[] => useCartState((state) => state.notices);
