import { createFileRoute } from '@tanstack/react-router';
import { AddressesScreen } from '#features/addresses/storefront/manage/addresses-screen.tsx';
import { loadAddresses } from '#features/addresses/storefront/manage/load-addresses.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';

/** The client's addresses. */
export const Route = createFileRoute('/$supplier/enderecos/')({
  loader: async ({ context, location }) =>
    loadAddresses(context.queryClient, await requireLogin(context, location)),
  head: ({ match: { context } }) => ({
    meta: [{ title: `Endereços · ${context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: AddressesScreen,
  pendingComponent: RowsSkeleton,
  pendingMs: 200,
});
