/** The terms that the cart's prices depend on, sent with every cart call. Spec 7, cart. */

import type { QueryClient } from '@tanstack/react-query';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { onReceivingTermsChosen, receivingTerms } from '#features/delivery/storefront/receiving-terms.ts';
import {
  currentMethod,
  offeredMethods,
  onMethodChosen,
} from '#features/payments/storefront/current-method.ts';
import {
  deliveryTypeToWire,
  type WireDeliveryType,
} from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';

export interface CartTerms {
  readonly tipoentrega?: WireDeliveryType;
  /** One of the client's own. */
  readonly idendereco?: AddressId;
  /** Prices may vary by it, and some coupons require one. */
  readonly idformapagamento?: PaymentMethodId;
}

let currentTerms: () => Promise<CartTerms> = async () => ({});

/** The current terms; empty until `followTerms` is called. */
export const cartTerms = (): Promise<CartTerms> => currentTerms();

/** From now on uses this buyer's terms, and calls `changed` when they change. */
export function followTerms(
  buyer: Buyer,
  queryClient: QueryClient,
  changed: () => void,
  signal: AbortSignal,
): void {
  let known = '';
  currentTerms = async () => {
    const terms = await termsOf(buyer, queryClient);
    known = JSON.stringify(terms);
    return terms;
  };
  const look = async (): Promise<void> => {
    const before = known;
    if (JSON.stringify(await termsOf(buyer, queryClient)) !== before && before !== '') changed();
  };
  onReceivingTermsChosen(() => void look(), signal);
  onMethodChosen(() => void look(), signal);
}

async function termsOf(buyer: Buyer, queryClient: QueryClient): Promise<CartTerms> {
  const [{ deliveryType, addressId }, methods] = await Promise.all([
    receivingTerms(buyer, queryClient),
    offeredMethods(buyer, queryClient),
  ]);
  const idformapagamento = currentMethod(buyer, methods, deliveryType);
  return {
    tipoentrega: deliveryTypeToWire(deliveryType),
    ...defined({ idendereco: addressId, idformapagamento }),
  };
}
