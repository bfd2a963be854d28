import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Buyer, useBuyer } from '#features/accounts/storefront/buyer.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { type CartTexts, shownDiscount } from '#features/cart/domain/saved-cart.ts';
import { useCartSubscription } from '#features/cart/storefront/save/cart-state.ts';
import { activeChoice } from '#features/delivery/domain/active-choice.ts';
import type { DeliveryChoice } from '#features/delivery/domain/choose.ts';
import {
  canLookUp,
  type DeliveryLookup,
  deliveryOptionsQuery,
  FEE_LOOKUP_DEBOUNCE,
} from '#features/delivery/storefront/delivery-options-query.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { isRenewable } from '#features/subscriptions/domain/mandate-terms.ts';
import type { Characteristic } from '#features/suppliers/domain/characteristic.ts';
import { useDebounced } from '#platform/ui/use-debounced.ts';
import { type OrderTotals, orderTotals } from '../../domain/placed-order.ts';
import type { Wishes } from './parse-wishes.ts';
import { useQuestions } from './questions.ts';
import { type StandingChoices, standingChoices } from './standing-choices.ts';
import { type PricedCartState, usePricedCart } from './use-priced-cart.ts';
import { useWishes } from './wishes.ts';

export interface Checkout extends StandingChoices, PricedCartState {
  readonly buyer: Buyer;
  readonly wishes: Wishes;
  /** The texts for the order, written here or before on another device. */
  readonly texts: CartTexts;
  /** The supplier's questions about the order, and the client's open ones. */
  readonly questions: readonly Characteristic[];
  readonly lookup: DeliveryLookup | undefined;
  readonly lookupState: 'idle' | 'pending' | 'ready' | 'failed';
  readonly retryLookup: () => void;
  readonly choice: DeliveryChoice | undefined;
  /** Undefined until there are prices and a delivery option. */
  readonly totals: OrderTotals | undefined;
}

export function useCheckout(): Checkout {
  const buyer = useBuyer();
  const wishes = useWishes();
  const { data: addresses } = useSuspenseQuery(addressesQuery(buyer));
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery(buyer));
  const questions = useQuestions(buyer);
  const tags = useMemo(() => new Set(buyer.shop.tags), [buyer.shop.tags]);
  const recurs = useCartSubscription()?.typeId !== undefined;
  // A subscription is renewed without the client, who could not type in a card.
  const offered = { addresses, methods: recurs ? methods.filter(({ kind }) => isRenewable(kind)) : methods };
  const standing = standingChoices(tags, offered, wishes);
  const priced = usePricedCart(buyer, standing);
  const { cart } = priced;

  const { type, address } = standing;
  const subtotal = cart?.subtotal;
  const paymentMethodId = standing.method?.id;
  const request = useMemo(
    () => ({ type, address, subtotal, paymentMethodId }),
    [type, address, subtotal, paymentMethodId],
  );
  const settled = useDebounced(request, FEE_LOOKUP_DEBOUNCE);
  const found = useQuery({
    ...deliveryOptionsQuery(buyer, settled),
    enabled: (cart?.lines.length ?? 0) > 0 && canLookUp(settled),
  });

  const current = settled === request && canLookUp(request);
  const lookup = current ? found.data : undefined;
  const choice = activeChoice(lookup?.options ?? [], wishes);
  return {
    ...standing,
    buyer,
    wishes,
    texts: {
      note: wishes.note ?? cart?.texts?.note ?? '',
      customerOrderNumber: wishes.customerOrderNumber ?? cart?.texts?.customerOrderNumber ?? '',
    },
    questions,
    ...priced,
    lookup,
    lookupState: lookupState(canLookUp(request), current, found.status),
    retryLookup: () => void found.refetch(),
    choice,
    totals:
      subtotal === undefined || choice === undefined || priced.repricing || priced.pricesLost
        ? undefined
        : orderTotals(subtotal, choice.option.fee, shownDiscount(cart?.coupons, subtotal)),
  };
}

function lookupState(
  possible: boolean,
  current: boolean,
  status: 'pending' | 'error' | 'success',
): Checkout['lookupState'] {
  if (!possible) return 'idle';
  if (!current || status === 'pending') return 'pending';
  return status === 'error' ? 'failed' : 'ready';
}
