import { AddressesScreen } from '#features/addresses/storefront/manage/addresses-screen.tsx';
import { loadAddresses } from '#features/addresses/storefront/manage/load-addresses.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

export const page: SecondaryPage = {
  title: 'Endereços',
  load: async ({ context, location }) =>
    loadAddresses(context.queryClient, await requireLogin(context, location)),
  Screen: inAccount(AddressesScreen),
};
