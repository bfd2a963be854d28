import { AddressesScreen } from '#features/addresses/storefront/manage/addresses-screen.tsx';
import { loadAddresses } from '#features/addresses/storefront/manage/load-addresses.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import type { SeldomPage } from './seldom-page.ts';

export const page: SeldomPage = {
  title: 'Endereços',
  load: async ({ context, location }) =>
    loadAddresses(context.queryClient, await requireLogin(context, location)),
  Screen: AddressesScreen,
};
