import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { ListsScreen } from '#features/shopping-lists/storefront/lists-screen.tsx';
import { loadLists } from '#features/shopping-lists/storefront/load-lists.ts';
import type { SeldomPage } from './seldom-page.ts';

export const page: SeldomPage = {
  title: 'Listas de compras',
  load: async ({ context, location }) =>
    loadLists(context.queryClient, await requireLogin(context, location)),
  Screen: ListsScreen,
};
