import type { QueryClient } from '@tanstack/react-query';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import type { Buyer } from '#features/payments/storefront/buyer.ts';
import { startLoading } from '#platform/web/begin-asking.ts';
import { invoicesQuery } from './invoices-query.ts';
import { parseInvoicesSearch } from './invoices-search.ts';

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
