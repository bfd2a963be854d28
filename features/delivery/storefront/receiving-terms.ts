/** The delivery type and address that prices depend on: in lists, in the cart and in the order. */

import type { QueryClient } from '@tanstack/react-query';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { activeAddress } from '#features/addresses/storefront/active-address.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { chosenPlace, onPlaceChosen } from '#features/addresses/storefront/chosen-place.ts';
import { type DeliveryType, deliveryTypeAt } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId } from '#kernel/ids.ts';
import { chosenDeliveryType, onDeliveryTypeChosen } from './chosen-delivery-type.ts';

export interface ReceivingTerms {
  readonly deliveryType: DeliveryType;
  /** One of the client's addresses. */
  readonly addressId?: AddressId;
}

/** Follows the rules of the checkout: the only type offered, else the chosen one; the chosen address, else the shop's default. */
export async function receivingTerms(buyer: Buyer, queryClient: QueryClient): Promise<ReceivingTerms> {
  const tags = new Set(buyer.shop.tags);
  const deliveryType = deliveryTypeAt(tags, chosenDeliveryType());
  if (deliveryType !== 'delivery' || !buyer.session.authenticated) return { deliveryType };
  const addresses = await queryClient.ensureQueryData(addressesQuery(buyer)).catch(() => []);
  const place = chosenPlace();
  const wished = place !== undefined && 'addressId' in place ? place.addressId : undefined;
  const { active } = activeAddress(tags, addresses, wished);
  return { deliveryType, ...defined({ addressId: active === undefined ? undefined : active.id }) };
}

/** Called whenever one of them is chosen, until the signal aborts. */
export function onReceivingTermsChosen(listener: () => void, signal: AbortSignal): void {
  const stops = [onPlaceChosen(listener), onDeliveryTypeChosen(listener)];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}
