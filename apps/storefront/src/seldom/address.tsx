import { AddressPage } from '#features/addresses/storefront/manage/address-page.tsx';
import { loadAddress } from '#features/addresses/storefront/manage/load-addresses.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import type { SeldomPage } from './seldom-page.ts';

/** A form: of one of the client's addresses, of a new one ('novo'), or of where invoices go ('faturamento'). */
export const page: SeldomPage = {
  title: 'Endereço',
  load: async ({ context, location, rest: [which = ''] }) =>
    loadAddress(context.queryClient, await requireLogin(context, location), which),
  Screen: ({ rest: [which = ''] }) => <AddressPage which={which} />,
};
