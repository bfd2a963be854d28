import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { orderName, orderNumberOf } from './order-page-words.ts';
import { orderQuery } from './order-query.ts';

/** Returns the order's title. Another client's order is not found, as one that does not exist. */
export async function loadOrder(queryClient: QueryClient, buyer: Buyer, numberText: string): Promise<string> {
  const number = orderNumberOf(numberText);
  if (number === undefined) throw notFound();
  try {
    const order = await queryClient.fetchQuery({ ...orderQuery(buyer, number), staleTime: 0 });
    // To know whether the quote's own payment method is still offered.
    if (order.status === 'quote-priced') await queryClient.prefetchQuery(paymentMethodsQuery(buyer));
    return orderName(order);
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) throw notFound();
    throw error;
  }
}
