import { createFileRoute } from '@tanstack/react-router';
import { ordersQuery } from '#features/orders/storefront/list/orders-query.ts';
import { OrdersScreen } from '#features/orders/storefront/list/orders-screen.tsx';
import { parseOrdersSearch } from '#features/orders/storefront/list/orders-search.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';
import { hiddenPage } from '../../../hidden-page.ts';

/** The client's orders: /pedidos?page=2. */
export const Route = createFileRoute('/$supplier/pedidos/')({
  validateSearch: parseOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    const buyer = await requireLogin(context, location);
    await context.queryClient.fetchQuery({ ...ordersQuery(buyer, deps.page ?? 1), staleTime: 0 });
  },
  head: hiddenPage('Meus pedidos'),
  component: Orders,
  pendingComponent: RowsSkeleton,
  pendingMs: 200,
});

function Orders() {
  return <OrdersScreen page={Route.useSearch().page ?? 1} />;
}
