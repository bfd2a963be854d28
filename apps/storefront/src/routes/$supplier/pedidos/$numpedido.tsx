import { createFileRoute } from '@tanstack/react-router';
import { deskQuery } from '#features/chat/storefront/chat-queries.ts';
import { OrderChatCard } from '#features/chat/storefront/order-chat-card.tsx';
import { NfeCard } from '#features/invoices/storefront/nfe/nfe-card.tsx';
import { nfesQuery } from '#features/invoices/storefront/nfe/nfes-query.ts';
import { loadOrder } from '#features/orders/storefront/order/load-order.ts';
import { OrderScreen } from '#features/orders/storefront/order/order-screen.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { hiddenPage } from '../../../hidden-page.ts';
import { pendingPage } from '../../../pending-page.tsx';

export const Route = createFileRoute('/$supplier/pedidos/$numpedido')({
  loader: async ({ context, location, params }) => {
    const buyer = await requireLogin(context, location);
    const { queryClient } = context;
    const [name] = await Promise.all([
      loadOrder(queryClient, buyer, params.numpedido),
      // Without these an order can still be read.
      queryClient.prefetchQuery(nfesQuery(buyer, Number(params.numpedido))),
      queryClient.prefetchQuery(deskQuery(buyer)),
    ]);
    return name;
  },
  head: ({ match, params, loaderData = `Pedido ${params.numpedido}` }) => hiddenPage(loaderData)({ match }),
  component: Order,
  ...pendingPage('OrderSkeleton'),
});

function Order() {
  const number = Number(Route.useParams().numpedido);
  return <OrderScreen number={number} moreCards={<Papers number={number} />} />;
}

const Papers = ({ number }: { readonly number: number }) => (
  <>
    <NfeCard number={number} />
    <OrderChatCard number={number} />
  </>
);
