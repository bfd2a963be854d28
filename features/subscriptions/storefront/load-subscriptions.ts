import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { deliveryOptionsQuery } from '#features/delivery/storefront/delivery-options-query.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { orderCharacteristicsQuery } from '#features/suppliers/storefront/characteristics-queries.ts';
import { isUuid } from '#kernel/ids.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { startLoading } from '#platform/web/start-loading.ts';
import { subscriptionQuery, subscriptionsQuery, subscriptionTypesQuery } from './subscriptions-query.ts';

export async function loadSubscriptions(queryClient: QueryClient, buyer: Buyer): Promise<void> {
  await startLoading(queryClient.fetchQuery({ ...subscriptionsQuery(buyer), staleTime: 0 }));
}

/** Another client's subscription is not found, as one that does not exist. */
export async function loadSubscription(queryClient: QueryClient, buyer: Buyer, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  try {
    await queryClient.fetchQuery({ ...subscriptionQuery(buyer, id), staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) throw notFound();
    throw error;
  }
}

/** Loads the choices as well. A cancelled subscription has no such page. */
export async function loadSubscriptionChange(
  queryClient: QueryClient,
  buyer: Buyer,
  id: string,
): Promise<void> {
  await loadSubscription(queryClient, buyer, id);
  const { subscription } = await queryClient.ensureQueryData(subscriptionQuery(buyer, id));
  if (subscription.status === 'CANCELLED') throw notFound();
  await Promise.all([
    queryClient.fetchQuery(subscriptionTypesQuery(buyer.api, buyer.shop.id)),
    queryClient.fetchQuery(paymentMethodsQuery(buyer)),
    // Always refetched: a new question may be what brings the client here.
    queryClient.fetchQuery({ ...orderCharacteristicsQuery(buyer.api, buyer.shop.id), staleTime: 0 }),
    queryClient.fetchQuery(addressesQuery(buyer)),
    queryClient.fetchQuery(deliveryOptionsQuery(buyer, { type: 'pickup' })),
  ]);
}
