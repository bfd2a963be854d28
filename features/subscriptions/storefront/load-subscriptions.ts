import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Buyer } from '#features/payments/storefront/public.tsx';
import { isUuid } from '#kernel/ids.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { subscriptionQuery, subscriptionsQuery } from './subscriptions-query.ts';

export async function loadSubscriptions(queryClient: QueryClient, buyer: Buyer): Promise<void> {
  await queryClient.fetchQuery({ ...subscriptionsQuery(buyer), staleTime: 0 });
}

/** A subscription that is not this client's and one that never was are the same page: none. */
export async function loadSubscription(queryClient: QueryClient, buyer: Buyer, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  try {
    await queryClient.fetchQuery({ ...subscriptionQuery(buyer, id), staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) throw notFound();
    throw error;
  }
}
