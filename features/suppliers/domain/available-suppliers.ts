import type { Shop } from './shop.ts';

/** White label limits the list to that supplier; an empty list means an unserved address. Spec 4, supplier flow. */
export const availableSuppliers = <Supplier extends Pick<Shop, 'id'>>(
  found: readonly Supplier[],
  active?: Pick<Shop, 'id' | 'whiteLabel'>,
): readonly Supplier[] =>
  active?.whiteLabel === true ? found.filter((shop) => shop.id === active.id) : found;
