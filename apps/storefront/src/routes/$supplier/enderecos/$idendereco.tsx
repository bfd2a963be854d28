import { createFileRoute } from '@tanstack/react-router';
import { AddressPage } from '#features/addresses/storefront/manage/address-page.tsx';
import { loadAddress } from '#features/addresses/storefront/manage/load-addresses.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';

/** A form: of one of the client's addresses, of a new one ('novo'), or of where invoices go ('faturamento'). */
export const Route = createFileRoute('/$supplier/enderecos/$idendereco')({
  loader: async ({ context, location, params }) =>
    loadAddress(context.queryClient, await requireLogin(context, location), params.idendereco),
  head: ({ match: { context } }) => ({
    meta: [{ title: `Endereço · ${context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => <AddressPage which={Route.useParams().idendereco} />,
  pendingComponent: RowsSkeleton,
  pendingMs: 200,
});
