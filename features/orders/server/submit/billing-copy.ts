import type { Address } from '#features/addresses/domain/address.ts';
import type { BillingAddress } from '../../domain/order.ts';

/** A copy of the billing address that the client keeps. What a request says of it is not read. Spec 3. */
export const billingCopy = ({
  street,
  number,
  district,
  complement,
  city,
  state,
  postalCode,
  country,
}: Address): BillingAddress => ({ street, number, district, complement, city, state, postalCode, country });
