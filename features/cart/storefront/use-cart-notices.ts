import type { CartNotice } from '../domain/cart-notice.ts';
import { useCartState } from './save/cart-state.ts';

/** What is told of the cart, until it was read. No first page says it. */
export const useCartNotices = (): readonly CartNotice[] => useCartState((state) => state.notices);
