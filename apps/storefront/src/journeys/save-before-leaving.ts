import { flushCart } from '#features/cart/storefront/save/lazy-saver.ts';
import { withinTime } from '#platform/web/within-time.ts';

/** Maximum time that leaving waits for the save. Milliseconds. */
const MAX_SAVE_TIME = 2_000;

/** Saves the latest change of the cart before the client changes. */
export const saveBeforeLeaving = (): Promise<void> => withinTime(flushCart(), MAX_SAVE_TIME);
