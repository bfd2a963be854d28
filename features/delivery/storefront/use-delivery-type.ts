import { useSyncExternalStore } from 'react';
import { type DeliveryType, deliveryTypeAt } from '#features/suppliers/domain/delivery-types.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { chosenDeliveryType, onDeliveryTypeChosen } from './chosen-delivery-type.ts';

/** The user's delivery type at this shop; the server renders without a choice. Spec 4, delivery type. */
export function useDeliveryType(): DeliveryType {
  const chosen = useSyncExternalStore(onDeliveryTypeChosen, chosenDeliveryType, () => undefined);
  return deliveryTypeAt(new Set(useShop().tags), chosen);
}
