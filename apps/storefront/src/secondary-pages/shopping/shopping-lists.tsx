import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { loadLists } from '#features/shopping-lists/storefront/lists-query.ts';
import { ListsScreen } from '#features/shopping-lists/storefront/lists-screen.tsx';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

export const page: SecondaryPage = {
  title: 'Listas de compras',
  load: async ({ context, location }) =>
    loadLists(context.queryClient, await requireLogin(context, location)),
  Screen: inAccount(ListsScreen),
};
