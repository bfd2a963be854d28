import { useQuery } from '@tanstack/react-query';
import type { SavedCart } from '#features/cart/contract/cart.wire.ts';
import { type Buyer, buyerKey } from '#features/payments/storefront/public.tsx';
import { useLastKnown } from '#platform/ui/loading/use-last-known.ts';
import { checkoutCartQuery } from './checkout-cart-query.ts';
import type { StandingChoices } from './standing-choices.ts';

export interface PricedCart {
  readonly cart: SavedCart | undefined;
  /** Prices of another way of receiving or paying are on their way. */
  readonly repricing: boolean;
  /** They could not be had: what is shown is what it cost before. */
  readonly pricesLost: Error | undefined;
  readonly retryPrices: () => void;
}

/** The cart as it costs as it is to be received and paid. Where that can't be had, the page stays with all that was typed. */
export function usePricedCart(buyer: Buyer, standing: StandingChoices): PricedCart {
  const { data, error, isPlaceholderData, refetch } = useQuery(checkoutCartQuery(buyer, standing));
  return {
    cart: useLastKnown(data, buyerKey(buyer).join()),
    repricing: isPlaceholderData,
    pricesLost: data === undefined && error !== null ? error : undefined,
    retryPrices: () => void refetch(),
  };
}
