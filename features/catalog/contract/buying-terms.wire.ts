import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';
import type { BuyingTerms } from '../domain/buying-terms.ts';

export interface WireBuyingTerms {
  readonly idformapagamento?: PaymentMethodId | undefined;
  /** Empty means not given. */
  readonly tipoEntrega?: DeliveryType | '' | undefined;
  readonly idendereco?: AddressId | undefined;
}

export const buyingTermsFromWire = (terms: WireBuyingTerms): BuyingTerms => ({
  ...defined({ paymentMethodId: terms.idformapagamento }),
  ...(terms.tipoEntrega === undefined || terms.tipoEntrega === '' ? {} : { deliveryType: terms.tipoEntrega }),
  ...defined({ addressId: terms.idendereco }),
});

/** Buying terms under the names that the product lists and the price list use. */
export const listTermsFromWire = (terms: {
  readonly formapagamento?: PaymentMethodId | undefined;
  readonly tipoentrega?: DeliveryType | '' | undefined;
  readonly idendereco?: AddressId | undefined;
}): BuyingTerms =>
  buyingTermsFromWire({
    idformapagamento: terms.formapagamento,
    tipoEntrega: terms.tipoentrega,
    idendereco: terms.idendereco,
  });

export const buyingTermsToWire = ({ paymentMethodId, deliveryType, addressId }: BuyingTerms) => ({
  ...defined({ idformapagamento: paymentMethodId, tipoEntrega: deliveryType, idendereco: addressId }),
});
