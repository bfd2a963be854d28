import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { Buyer } from '#features/payments/storefront/buyer.ts';
import { isUuid } from '#kernel/ids.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { listsQuery, openListQuery } from './lists-query.ts';

export async function loadLists(queryClient: QueryClient, buyer: Buyer): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery({ ...listsQuery(buyer, 'own'), staleTime: 0 }),
    queryClient.fetchQuery({ ...listsQuery(buyer, 'suggested'), staleTime: 0 }),
  ]);
}

/** Returns the list's name. Another client's list is not found, as one that does not exist. */
export async function loadShoppingList(
  queryClient: QueryClient,
  scope: CatalogScope,
  id: string,
): Promise<string> {
  if (!isUuid(id)) throw notFound();
  try {
    return (await queryClient.fetchQuery({ ...openListQuery(scope, id), staleTime: 0 })).name;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) throw notFound();
    throw error;
  }
}
