import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';

/** False where the shop offers pickup only, which needs no address. */
export const deliversHome = ({ tags }: Shop): boolean =>
  offeredDeliveryTypes(new Set(tags)).includes('delivery');
