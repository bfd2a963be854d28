import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { addressesQuery } from '../addresses-query.ts';
import { billingQuery } from './billing-query.ts';

/** Always reloads, because another device may have changed the addresses. */
export async function loadAddresses(queryClient: QueryClient, buyer: Buyer): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery({ ...addressesQuery(buyer), staleTime: 0 }),
    queryClient.fetchQuery({ ...billingQuery(buyer), staleTime: 0 }),
  ]);
}

/** Another client's address and a missing one both give "not found". */
export async function loadAddress(queryClient: QueryClient, buyer: Buyer, which: string): Promise<void> {
  await loadAddresses(queryClient, buyer);
  const addresses = queryClient.getQueryData(addressesQuery(buyer).queryKey) ?? [];
  const known = ['novo', 'faturamento', ...addresses.map(({ id }) => id)];
  if (!known.includes(which)) throw notFound();
}
