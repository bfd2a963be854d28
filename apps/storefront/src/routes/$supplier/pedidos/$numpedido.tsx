import { createFileRoute } from '@tanstack/react-router';
import { loadOrder } from '#features/orders/storefront/order/load-order.ts';
import { OrderScreen } from '#features/orders/storefront/order/order-screen.tsx';
import { OrderSkeleton } from '#features/orders/storefront/order/order-skeleton.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { hiddenPage } from '../../../hidden-page.ts';

/** One order of the client. */
export const Route = createFileRoute('/$supplier/pedidos/$numpedido')({
  loader: async ({ context, location, params }) =>
    loadOrder(context.queryClient, await requireLogin(context, location), params.numpedido),
  head: ({ match, params }) => hiddenPage(`Pedido ${params.numpedido}`)({ match }),
  component: Order,
  pendingComponent: OrderSkeleton,
  pendingMs: 200,
});

function Order() {
  return <OrderScreen number={Number(Route.useParams().numpedido)} />;
}
