import type { QueryClient } from '@tanstack/react-query';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { billingQuery } from '#features/addresses/storefront/manage/billing-query.ts';
import { flushCart } from '#features/cart/storefront/save/lazy-saver.ts';
import { canLookUp, deliveryOptionsQuery } from '#features/delivery/storefront/delivery-options-query.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { orderInstructionsQuery } from '#features/suppliers/storefront/order-instructions-query.ts';
import { checkoutCartQuery } from './checkout-cart-query.ts';
import { loadQuestions } from './questions.ts';
import { standingChoices } from './standing-choices.ts';
import { openWishes, useWishes } from './wishes.ts';

/** Loads all that the checkout's first render needs. In the browser the cart is saved first. */
export async function loadCheckout(queryClient: QueryClient, buyer: Buyer): Promise<void> {
  if (typeof window !== 'undefined') {
    openWishes(buyer);
    await flushCart();
  }
  const [addresses, methods] = await Promise.all([
    queryClient.ensureQueryData(addressesQuery(buyer)),
    queryClient.ensureQueryData(paymentMethodsQuery(buyer)),
    loadQuestions(queryClient, buyer),
    // Optional: an order can be sent without them.
    queryClient.prefetchQuery(orderInstructionsQuery(buyer.api, buyer.shop)),
    queryClient.prefetchQuery(billingQuery(buyer)),
  ]);
  const tags = new Set(buyer.shop.tags);
  const standing = standingChoices(tags, { addresses, methods }, useWishes.getState());
  const cart = await queryClient.fetchQuery({ ...checkoutCartQuery(buyer, standing), staleTime: 0 });
  const { type, address } = standing;
  const request = { type, address, subtotal: cart.subtotal, paymentMethodId: standing.method?.id };
  if (cart.lines.length > 0 && canLookUp(request)) {
    await queryClient.prefetchQuery(deliveryOptionsQuery(buyer, request));
  }
}
