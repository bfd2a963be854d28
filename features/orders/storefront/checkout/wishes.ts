/** The shopper's choices, stored for this tab: a reload or another page loses nothing. Spec 4, persistence. */

import { create } from 'zustand';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { chosenPlace, onPlaceChosen, rememberPlace } from '#features/addresses/storefront/chosen-place.ts';
import type { CartTexts } from '#features/cart/domain/saved-cart.ts';
import { saveTexts } from '#features/cart/storefront/save/lazy-saver.ts';
import {
  chooseDeliveryType,
  chosenDeliveryType,
  onDeliveryTypeChosen,
} from '#features/delivery/storefront/chosen-delivery-type.ts';
import { chooseMethod, chosenMethod, onMethodChosen } from '#features/payments/storefront/current-method.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/storage/client-storage.ts';
import { noWishes, parseWishes, type Wishes } from './parse-wishes.ts';

export const useWishes = create<Wishes>()(() => noWishes);

let owner: string | undefined;
let ownBuyer: Buyer | undefined;
let following = new AbortController();

/** Loads this client's wishes at this shop, and drops another client's. Only in the browser. */
export function openWishes(buyer: Buyer): void {
  const key = clientKey(buyer.session.clientId, `checkout-${buyer.shop.id}`);
  if (owner === key) return;
  owner = key;
  ownBuyer = buyer;
  const method = chosenMethod(buyer);
  useWishes.setState({ ...read(key), ...defined({ paymentMethodId: method }) }, true);
  following.abort();
  following = new AbortController();
  onMethodChosen(followMethod, following.signal);
}

/** Follows other tabs, too: a client has one payment method per shop. */
function followMethod(): void {
  const method = ownBuyer && chosenMethod(ownBuyer);
  if (method === undefined || method === useWishes.getState().paymentMethodId) return;
  useWishes.setState({ paymentMethodId: method });
  storeWishes();
}

export function wish(change: Partial<Wishes>): void {
  useWishes.setState(change);
  storeWishes();
  const { deliveryType, addressId, paymentMethodId } = change;
  // Choices made here apply everywhere, since the cart is priced by them, too.
  if (deliveryType !== undefined && deliveryType !== chosenDeliveryType()) chooseDeliveryType(deliveryType);
  if (addressId !== undefined && addressId !== chosenAddressId()) rememberPlace({ addressId });
  if (paymentMethodId !== undefined && ownBuyer !== undefined) chooseMethod(ownBuyer, paymentMethodId);
}

/** After an order: delivery and payment choices stay, what concerns this order is removed. */
export const forgetOrderTexts = (): void =>
  wish({
    ...noWishes,
    slot: undefined,
    note: undefined,
    customerOrderNumber: undefined,
    automaticPix: undefined,
  });

/** Saved with the cart as well, for other devices. Spec 3, cart. */
export function writeTexts(texts: Partial<CartTexts>): void {
  wish(texts);
  void saveTexts(texts);
}

/** A choice in the header applies until another is made here, and the other way round. */
onPlaceChosen((place) => {
  if (owner !== undefined && 'addressId' in place) wish({ addressId: place.addressId });
});

onDeliveryTypeChosen(() => {
  const deliveryType = chosenDeliveryType();
  if (owner === undefined || deliveryType === undefined) return;
  if (deliveryType !== useWishes.getState().deliveryType) wish({ deliveryType });
});

function read(key: string): Wishes {
  const [addressId, deliveryType] = [chosenAddressId(), chosenDeliveryType()];
  const chosen = {
    ...defined({ addressId, deliveryType }),
  };
  try {
    return { ...parseWishes(sessionStorage.getItem(key)), ...chosen };
  } catch {
    return { ...noWishes, ...chosen };
  }
}

function chosenAddressId(): AddressId | undefined {
  const place = chosenPlace();
  return place !== undefined && 'addressId' in place ? place.addressId : undefined;
}

function storeWishes(): void {
  if (owner === undefined) return;
  try {
    sessionStorage.setItem(owner, JSON.stringify(useWishes.getState()));
  } catch {
    // Without storage the wishes last as long as the page.
  }
}
