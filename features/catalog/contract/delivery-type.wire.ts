import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';

/** The way of delivery that a call names; an empty word names none. */
export const deliveryTypeFromWire = (
  word: DeliveryType | '' | undefined,
): { readonly deliveryType?: DeliveryType } =>
  word === undefined || word === '' ? {} : { deliveryType: word };
