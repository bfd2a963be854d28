import { queryOptions } from '@tanstack/react-query';
import { buyerKey } from '#features/accounts/storefront/buyer.ts';
import { buyingTermsToWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { askerOf, type CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { clientHomeEndpoint } from '../../contract/home/client-home.endpoints.ts';
import { clientHomeFromWire } from '../../contract/home/client-home.wire.ts';
import type { ClientHome } from '../../domain/home/client-home.ts';

/** What the home shows of the client's own, in one call. Under the orders' key, so that it follows what happens to them. */
export const clientHomeQuery = (scope: CatalogScope) =>
  queryOptions({
    queryKey: ['orders', ...buyerKey(askerOf(scope)), 'home', buyingTermsToWire(scope)] as const,
    queryFn: async ({ signal }): Promise<ClientHome> => {
      const params = { idcliente: scope.session.clientId };
      const query = buyingTermsToWire(scope);
      return clientHomeFromWire(await scope.api.call(clientHomeEndpoint, { params, query }, { signal }));
    },
    // By other terms the products stay as they were until the new prices arrive.
    placeholderData: (before: ClientHome | undefined, query) =>
      query?.queryKey[2] === scope.session.clientId ? before : undefined,
  });
