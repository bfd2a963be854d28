import type { Shop } from './shop.ts';

/** White label limits the list to that supplier; an empty list means an unserved address. Spec 4, supplier flow. */
export const availableSuppliers = (found: readonly Shop[], active?: Shop): readonly Shop[] =>
  active?.whiteLabel === true ? found.filter((shop) => shop.id === active.id) : found;
