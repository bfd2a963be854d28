import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';

/** A shop where one only picks up asks for no address. */
export const deliversHome = ({ tags }: Shop): boolean =>
  offeredDeliveryTypes(new Set(tags)).includes('DELIVERY');
