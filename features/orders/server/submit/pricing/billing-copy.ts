import type { Address } from '#features/addresses/domain/address.ts';
import type { BillingAddress } from '../../../domain/order.ts';

/** Copies the client's stored billing address. The request's own is ignored. Spec 3. */
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
