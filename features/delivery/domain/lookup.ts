import {
  changedDeliveryType,
  type DeliveryType,
  offeredDeliveryTypes,
} from '#features/suppliers/domain/delivery-types.ts';

/**
 * The delivery types that a look-up covers: all that the supplier offers, or the wanted one; a supplier with only one
 * type forces it. Spec 4, delivery type; spec 6, tags has-delivery and has-collect.
 */
export function typesToOffer(tags: ReadonlySet<string>, wanted?: DeliveryType): readonly DeliveryType[] {
  const offered = offeredDeliveryTypes(tags);
  if (wanted === undefined) return offered;
  const type = changedDeliveryType(tags, wanted);
  return offered.includes(type) ? [type] : [];
}
