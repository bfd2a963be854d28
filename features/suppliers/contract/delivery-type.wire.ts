import type { DeliveryType } from '../domain/delivery-types.ts';

/** As the specification spells them. Spec 4, delivery type. */
export type WireDeliveryType = 'DELIVERY' | 'RETIRADA';

const wireTypes = { delivery: 'DELIVERY', pickup: 'RETIRADA' } as const satisfies Record<
  DeliveryType,
  WireDeliveryType
>;
const types = { DELIVERY: 'delivery', RETIRADA: 'pickup' } as const satisfies Record<
  WireDeliveryType,
  DeliveryType
>;

export const deliveryTypeToWire = (type: DeliveryType): WireDeliveryType => wireTypes[type];
export const deliveryTypeFromWire = (wire: WireDeliveryType): DeliveryType => types[wire];

/** Empty means not given. */
export const optionalDeliveryTypeFromWire = (
  wire: WireDeliveryType | '' | undefined,
): DeliveryType | undefined => (wire === undefined || wire === '' ? undefined : types[wire]);
