import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';

/** How one means to buy, as far as prices depend on it. Spec 7, Products. */
export interface BuyingTerms {
  readonly paymentMethodId?: PaymentMethodId;
  readonly deliveryType?: DeliveryType;
  /** Where it goes to, one of the client's own. */
  readonly addressId?: AddressId;
}
