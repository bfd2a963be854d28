import { createFileRoute } from '@tanstack/react-router';
import { loadOrder } from '#features/orders/storefront/order/load-order.ts';
import { OrderScreen } from '#features/orders/storefront/order/order-screen.tsx';
import { OrderSkeleton } from '#features/orders/storefront/order/order-skeleton.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';

/** One order of the client. */
export const Route = createFileRoute('/$supplier/pedidos/$numpedido')({
  loader: async ({ context, location, params }) =>
    loadOrder(context.queryClient, await requireLogin(context, location), params.numpedido),
  head: ({ match: { context }, params }) => ({
    meta: [
      { title: `Pedido ${params.numpedido} · ${context.shop.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Order,
  pendingComponent: OrderSkeleton,
  pendingMs: 200,
});

function Order() {
  return <OrderScreen number={Number(Route.useParams().numpedido)} />;
}
