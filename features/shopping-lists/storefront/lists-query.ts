import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { buyingTermsToWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { type CatalogScope, scopeKey } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { isUuid } from '#kernel/ids.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { openListFromWire } from '../contract/list-products.wire.ts';
import { getListProductsEndpoint, listListsEndpoint } from '../contract/lists.endpoints.ts';
import { listFromWire, listKindToWire } from '../contract/lists.wire.ts';
import type { ListId, ListKind } from '../domain/shopping-list.ts';

export const listsKey = (buyer: Buyer) => ['shopping-lists', ...buyerKey(buyer)] as const;

export const listsQuery = (buyer: Buyer, kind: ListKind) =>
  queryOptions({
    queryKey: [...listsKey(buyer), kind] as const,
    queryFn: async ({ signal }) => {
      const { api, shop, session } = buyer;
      const query = { idclient: session.clientId, type: listKindToWire(kind) };
      const { listas } = await api.call(
        listListsEndpoint,
        { params: { idfornecedor: shop.id }, query },
        { signal },
      );
      return listas.map(listFromWire);
    },
  });

/** One list at today's prices. */
export const openListQuery = (scope: CatalogScope, id: ListId) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'shopping-list', id] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: scope.supplierId, idlista: id };
      const query = buyingTermsToWire(scope);
      return openListFromWire(await scope.api.call(getListProductsEndpoint, { params, query }, { signal }));
    },
  });

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
