/** Which ways a look-up asks for. Spec 4, delivery type; spec 6, tags has-delivery and has-collect. */
import {
  changedDeliveryType,
  type DeliveryType,
  offeredDeliveryTypes,
} from '#features/suppliers/domain/delivery-types.ts';

/** All that the supplier offers, or the one wanted; a supplier with one mode forces it. */
export function typesToOffer(tags: ReadonlySet<string>, wanted?: DeliveryType): readonly DeliveryType[] {
  const offered = offeredDeliveryTypes(tags);
  if (wanted === undefined) return offered;
  const type = changedDeliveryType(tags, wanted);
  return offered.includes(type) ? [type] : [];
}
