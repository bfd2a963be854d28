import type { Pricing } from './price-lines.ts';

export type SeenOn = Pick<Pricing, 'paymentMethodId' | 'deliveryType' | 'addressId'>;

/**
 * The terms that change prices, as one text: a price seen under other terms is no price change. The subscription type is compared
 * separately, since the cart stores it. A pickup has no address.
 */
export const seenTerms = ({ paymentMethodId, deliveryType, addressId }: SeenOn): string =>
  [paymentMethodId, deliveryType, deliveryType === 'RETIRADA' ? '' : addressId].join('/');
