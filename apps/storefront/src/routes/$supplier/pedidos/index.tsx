import { createFileRoute } from '@tanstack/react-router';
import { ordersQuery } from '#features/orders/storefront/list/orders-query.ts';
import { OrdersScreen } from '#features/orders/storefront/list/orders-screen.tsx';
import { parseOrdersSearch } from '#features/orders/storefront/list/orders-search.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';

/** The client's orders: /pedidos?page=2. */
export const Route = createFileRoute('/$supplier/pedidos/')({
  validateSearch: parseOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    const buyer = await requireLogin(context, location);
    await context.queryClient.fetchQuery({ ...ordersQuery(buyer, deps.page ?? 1), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `Meus pedidos · ${context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Orders,
  pendingComponent: RowsSkeleton,
  pendingMs: 200,
});

function Orders() {
  return <OrdersScreen page={Route.useSearch().page ?? 1} />;
}
