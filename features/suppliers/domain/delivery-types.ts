/** How goods reach the shopper. Spec 4, delivery type. */
import { hasTag } from './tags.ts';

export type DeliveryType = 'DELIVERY' | 'RETIRADA';

/** The ways the supplier says it offers; none when it says nothing. */
export function offeredDeliveryTypes(tags: ReadonlySet<string>): readonly DeliveryType[] {
  return [
    ...(hasTag(tags, 'has-delivery') ? (['DELIVERY'] as const) : []),
    ...(hasTag(tags, 'has-collect') ? (['RETIRADA'] as const) : []),
  ];
}

/** On supplier set: the only way offered, else the current one, else delivery. */
export const deliveryTypeAt = (tags: ReadonlySet<string>, current?: DeliveryType): DeliveryType =>
  onlyWay(tags) ?? current ?? 'DELIVERY';

/** On change of type: if the supplier offers only one way, that one is forced. */
export const changedDeliveryType = (tags: ReadonlySet<string>, wanted: DeliveryType): DeliveryType =>
  onlyWay(tags) ?? wanted;

function onlyWay(tags: ReadonlySet<string>): DeliveryType | undefined {
  const offered = offeredDeliveryTypes(tags);
  return offered.length === 1 ? offered[0] : undefined;
}
