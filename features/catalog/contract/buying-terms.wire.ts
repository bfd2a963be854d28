import {
  deliveryTypeToWire,
  optionalDeliveryTypeFromWire,
  type WireDeliveryType,
} from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';
import type { BuyingTerms } from '../domain/buying-terms.ts';

export interface WireBuyingTerms {
  readonly idformapagamento?: PaymentMethodId | undefined;
  /** Empty means not given. */
  readonly tipoEntrega?: WireDeliveryType | '' | undefined;
  readonly idendereco?: AddressId | undefined;
}

export const buyingTermsFromWire = (terms: WireBuyingTerms): BuyingTerms => ({
  ...defined({
    paymentMethodId: terms.idformapagamento,
    deliveryType: optionalDeliveryTypeFromWire(terms.tipoEntrega),
    addressId: terms.idendereco,
  }),
});

/** Buying terms under the names that the product lists and the price list use. */
export const listTermsFromWire = (terms: {
  readonly formapagamento?: PaymentMethodId | undefined;
  readonly tipoentrega?: WireDeliveryType | '' | undefined;
  readonly idendereco?: AddressId | undefined;
}): BuyingTerms =>
  buyingTermsFromWire({
    idformapagamento: terms.formapagamento,
    tipoEntrega: terms.tipoentrega,
    idendereco: terms.idendereco,
  });

export const buyingTermsToWire = ({ paymentMethodId, deliveryType, addressId }: BuyingTerms) => ({
  ...defined({
    idformapagamento: paymentMethodId,
    tipoEntrega: deliveryType === undefined ? undefined : deliveryTypeToWire(deliveryType),
    idendereco: addressId,
  }),
});
