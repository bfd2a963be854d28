import { createFileRoute } from '@tanstack/react-router';
import { loadOrders } from '#features/orders/storefront/list/load-orders.ts';
import { OrdersScreen } from '#features/orders/storefront/list/orders-screen.tsx';
import { parseOrdersSearch } from '#features/orders/storefront/list/orders-search.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { hiddenPage } from '../../../hidden-page.ts';
import { AccountPage } from '../../../journeys/account/account-page.tsx';
import { pendingPage } from '../../../pending-page.tsx';

/** The client's orders: /pedidos?situacao=abertos&page=2. */
export const Route = createFileRoute('/$supplier/pedidos/')({
  // Parsed only by the loader and the screen, because every first page contains this function.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) =>
    loadOrders(context.queryClient, await requireLogin(context, location), parseOrdersSearch({ ...deps })),
  head: hiddenPage('Meus pedidos'),
  component: Orders,
  ...pendingPage('AccountSkeleton'),
});

function Orders() {
  return (
    <AccountPage>
      <OrdersScreen search={parseOrdersSearch({ ...Route.useSearch() })} />
    </AccountPage>
  );
}
