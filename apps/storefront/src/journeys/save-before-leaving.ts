import { flushCart } from '#features/cart/storefront/public.tsx';
import { withinTime } from '#platform/web/within-time.ts';

/** Nobody waits longer to go on. */
const LONGEST_SAVE = 2_000;

/** What was just changed in the cart is saved for whom it was changed. */
export const saveBeforeLeaving = (): Promise<void> => withinTime(flushCart(), LONGEST_SAVE);
