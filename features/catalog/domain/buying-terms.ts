import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';

/** The terms of a purchase on which prices depend. Spec 7, Products. */
export interface BuyingTerms {
  readonly paymentMethodId?: PaymentMethodId;
  readonly deliveryType?: DeliveryType;
  /** Delivery address, one of the client's own. */
  readonly addressId?: AddressId;
}

/** The terms of a call that shows prices. */
export interface PriceQuery extends BuyingTerms {
  /** Prices without policies. Spec 7, ignorepolicy. */
  readonly ignorePolicies?: boolean;
}
