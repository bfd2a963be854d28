import { useQuery } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import type { SavedCart } from '#features/cart/domain/saved-cart.ts';
import { useLastKnown } from '#platform/ui/loading/use-last-known.ts';
import { checkoutCartQuery } from './checkout-cart-query.ts';
import type { StandingChoices } from './standing-choices.ts';

export interface PricedCartState {
  readonly cart: SavedCart | undefined;
  /** Prices for another delivery type or payment method are being loaded. */
  readonly repricing: boolean;
  /** They could not be loaded: the former prices are shown. */
  readonly pricesLost: Error | undefined;
  readonly retryPrices: () => void;
}

/** The cart, priced for the chosen delivery and payment. If loading fails, the page keeps what was typed. */
export function usePricedCart(buyer: Buyer, standing: StandingChoices): PricedCartState {
  const { data, error, isPlaceholderData, refetch } = useQuery(checkoutCartQuery(buyer, standing));
  return {
    cart: useLastKnown(data, buyerKey(buyer).join()),
    repricing: isPlaceholderData,
    pricesLost: data === undefined && error !== null ? error : undefined,
    retryPrices: () => void refetch(),
  };
}
