import type { QueryClient } from '@tanstack/react-query';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { linkedUsersQuery } from '#features/delegation/storefront/linked-queries.ts';
import { startLoading } from '#platform/web/start-loading.ts';
import { mayChooseIssuer } from './issuers.ts';
import { ordersQuery } from './orders-query.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Loads the list and, for the filter, the issuers; the list works without them. */
export async function loadOrders(
  queryClient: QueryClient,
  buyer: Buyer,
  search: OrdersSearch,
): Promise<void> {
  const { api, session } = buyer;
  await Promise.all([
    startLoading(queryClient.fetchQuery({ ...ordersQuery(buyer, search), staleTime: 0 })),
    mayChooseIssuer(session)
      ? startLoading(queryClient.prefetchQuery(linkedUsersQuery(api, session)))
      : undefined,
  ]);
}
