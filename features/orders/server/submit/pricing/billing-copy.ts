import { type Address, postalAddressOf } from '#features/addresses/domain/address.ts';
import type { BillingAddress } from '../../../domain/order.ts';

/** Copies the client's stored billing address. The request's own is ignored. Spec 3. */
export const billingCopy = (address: Address): BillingAddress => ({
  ...postalAddressOf(address),
  country: address.country,
});
