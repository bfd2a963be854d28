import type { Pricing } from './price-lines.ts';

export type SeenOn = Pick<Pricing, 'paymentMethodId' | 'deliveryType' | 'addressId'>;

/**
 * The terms of which a shopper may see other prices for the same cart: another price on other terms is no news. The
 * subscription stands beside the prices, in the cart itself. What is picked up goes to no address.
 */
export const seenTerms = ({ paymentMethodId, deliveryType, addressId }: SeenOn): string =>
  [paymentMethodId, deliveryType, deliveryType === 'RETIRADA' ? '' : addressId].join('/');
