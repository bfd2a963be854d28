/** Asks when something would arrive first at the shopper's place, and shows it on the cards; again as places and time change. */
import type { QueryClient } from '@tanstack/react-query';
import { Store, Truck } from 'lucide-react';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { chosenPlace } from '#features/addresses/storefront/chosen-place.ts';
import { firstSlotEndpoint } from '#features/delivery/contract/delivery-area.endpoints.ts';
import { type DatedFirstSlot, firstSlotFromWire } from '#features/delivery/contract/first-slot.wire.ts';
import { promiseWords } from '#features/delivery/domain/first-slot.ts';
import { onReceivingTermsChosen, receivingTerms } from '#features/delivery/storefront/receiving-terms.ts';
import { deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { useDeliveryMark } from './delivery-mark.ts';

interface Shopper extends Buyer {
  readonly queryClient: QueryClient;
  readonly signal: AbortSignal;
}

/** Cut-offs pass while a page is open. Milliseconds. */
const AGAIN = 5 * 60_000;

export function followFirstSlot(shopper: Shopper): void {
  const { signal } = shopper;
  const look = async (): Promise<void> => {
    // A failed look-up shows no mark.
    const slot = await firstSlotOf(shopper).catch(() => undefined);
    if (!signal.aborted) useDeliveryMark.setState(slot === undefined ? {} : { mark: markOf(slot) }, true);
  };
  onReceivingTermsChosen(() => void look(), signal);
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void look();
  }, AGAIN);
  signal.addEventListener('abort', () => clearInterval(timer));
  void look();
}

async function firstSlotOf({ queryClient, ...buyer }: Shopper): Promise<DatedFirstSlot | undefined> {
  const { deliveryType, addressId } = await receivingTerms(buyer, queryClient);
  const place = deliveryType === 'pickup' ? {} : await placeOf(buyer, queryClient, addressId);
  if (place === undefined) return undefined;
  const { previsao } = await buyer.api.call(firstSlotEndpoint, {
    params: { token: VISITOR_HANDLE },
    query: { idfornecedor: buyer.shop.id, tipoEntrega: deliveryTypeToWire(deliveryType), ...place },
  });
  return previsao === null ? undefined : firstSlotFromWire(previsao);
}

async function placeOf(buyer: Buyer, queryClient: QueryClient, addressId: string | undefined) {
  if (addressId !== undefined) {
    const addresses = await queryClient.ensureQueryData(addressesQuery(buyer));
    const address = addresses.find(({ id }) => id === addressId);
    return address && { cep: address.postalCode, ...at(address.position) };
  }
  const place = chosenPlace();
  if (place === undefined || 'addressId' in place) return undefined;
  return 'postalCode' in place ? { cep: place.postalCode } : at(place.position);
}

const at = (position: { readonly latitude: number; readonly longitude: number } | undefined) => ({
  ...defined({ lat: position?.latitude, lng: position?.longitude }),
});

const markOf = (slot: DatedFirstSlot) => (
  <p className="tile-mark">
    <span>
      {slot.type === 'delivery' ? <Truck aria-hidden="true" /> : <Store aria-hidden="true" />}
      {promiseWords(slot, slot.today)}
    </span>
  </p>
);
