/** Delivery or pickup. Spec 4, delivery type. */
import { hasTag } from './tags/tags.ts';

export type DeliveryType = 'delivery' | 'pickup';

/** Delivery types that the supplier's tags enable; empty where they enable none. */
export function offeredDeliveryTypes(tags: ReadonlySet<string>): readonly DeliveryType[] {
  return [
    ...(hasTag(tags, 'has-delivery') ? (['delivery'] as const) : []),
    ...(hasTag(tags, 'has-collect') ? (['pickup'] as const) : []),
  ];
}

/** When a supplier is selected: its only type, else the current one, else delivery. */
export const deliveryTypeAt = (tags: ReadonlySet<string>, current?: DeliveryType): DeliveryType =>
  onlyWay(tags) ?? current ?? 'delivery';

/** When the type changes: a supplier's only type is forced. */
export const changedDeliveryType = (tags: ReadonlySet<string>, wanted: DeliveryType): DeliveryType =>
  onlyWay(tags) ?? wanted;

function onlyWay(tags: ReadonlySet<string>): DeliveryType | undefined {
  const offered = offeredDeliveryTypes(tags);
  return offered.length === 1 ? offered[0] : undefined;
}
