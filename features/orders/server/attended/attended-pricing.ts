import type { Address } from '#features/addresses/domain/address.ts';
import { addressOf } from '#features/addresses/server/addresses-of.ts';
import type { Pricing } from '#features/cart/server/price-lines.ts';
import { namedMethod } from '#features/payments/server/methods/requested-method.ts';
import { defined } from '#kernel/defined.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { WantedPreview } from '../../contract/attended/attended-order.wire.ts';

/** What the prices of an order for a client depend on. */
export type AttendedWay = Pick<WantedPreview, 'deliveryType' | 'addressId' | 'paymentMethodId'>;

/**
 * On the channel of attendants: what is only for purchases on the site does not count. Another's address is ignored, and so is a
 * method that the client may not use.
 */
export async function attendedPricing(
  buyer: CustomerContext,
  { deliveryType, addressId, paymentMethodId }: AttendedWay,
): Promise<{ readonly terms: Pricing; readonly address: Address | undefined }> {
  const address =
    addressId === undefined || deliveryType === 'pickup' ? undefined : await addressOf(buyer, addressId);
  return {
    address,
    terms: {
      deliveryType,
      channel: 'MANUAL',
      ...defined({ paymentMethodId: await namedMethod(buyer, paymentMethodId), addressId: address?.id }),
    },
  };
}
