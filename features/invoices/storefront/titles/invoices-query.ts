import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { startLoading } from '#platform/web/start-loading.ts';
import { invoicesFromWire } from '../../contract/invoices.wire.ts';
import { titleFilterToWire } from '../../contract/title-filter.wire.ts';
import { listInvoicesEndpoint } from '../../contract/titles.endpoints.ts';
import type { ClientTitles } from '../../domain/client-titles.ts';
import { type InvoicesSearch, parseInvoicesSearch } from './invoices-search.ts';

export const invoicesKey = (buyer: Buyer) => ['invoices', ...buyerKey(buyer)] as const;

/** One page of the client's titles at this shop, with boletos and credit. */
export const invoicesQuery = (buyer: Buyer, { page, ...filter }: InvoicesSearch) =>
  queryOptions({
    queryKey: [...invoicesKey(buyer), filter, page] as const,
    // Shows the previous page while the next one loads, unless it belongs to another client.
    placeholderData: (before: ClientTitles | undefined, query) =>
      invoicesKey(buyer).every((part, index) => query?.queryKey[index] === part) ? before : undefined,
    queryFn: async ({ signal }): Promise<ClientTitles> => {
      const { api, shop, session } = buyer;
      const { clientId } = session;
      const params = { client: session.handle, idfornecedor: shop.id, idcliente: clientId };
      const query = { ...titleFilterToWire(filter), completeInfo: 'true', pagina: page } as const;
      return invoicesFromWire(await api.call(listInvoicesEndpoint, { params, query }, { signal }));
    },
  });

/** Loads the screen's first page, if the user may see it. */
export async function loadInvoices(
  queryClient: QueryClient,
  buyer: Buyer,
  search: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!capacityMay(buyer.session.capacity ?? 'linked', 'credit:see')) return;
  const query = invoicesQuery(buyer, parseInvoicesSearch(search));
  await startLoading(queryClient.fetchQuery({ ...query, staleTime: 0 }));
}
