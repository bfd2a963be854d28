import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Buyer } from '#features/payments/storefront/buyer.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { orderNumberOf } from '../order/order-number.ts';
import { repeatQuery } from './repeat-query.ts';

/** Another client's order is not found, as one that does not exist. */
export async function loadRepeat(queryClient: QueryClient, buyer: Buyer, numberText: string): Promise<void> {
  const number = orderNumberOf(numberText);
  if (number === undefined) throw notFound();
  try {
    await queryClient.fetchQuery({ ...repeatQuery(buyer, number), staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) throw notFound();
    throw error;
  }
}
