import { AddressPage } from '#features/addresses/storefront/manage/address-page.tsx';
import { loadAddress } from '#features/addresses/storefront/manage/load-addresses.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Address form: an existing address by id, a new one ('novo'), or the billing address ('faturamento'). */
export const page: SecondaryPage = {
  title: 'Endereço',
  load: async ({ context, location, rest: [which = ''] }) =>
    loadAddress(context.queryClient, await requireLogin(context, location), which),
  Screen: inAccount(({ rest: [which = ''] }) => <AddressPage which={which} />),
};
