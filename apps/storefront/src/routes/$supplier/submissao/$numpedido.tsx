import { createFileRoute } from '@tanstack/react-router';
import { loadOrder } from '#features/orders/storefront/order/load-order.ts';
import { SubmittedScreen } from '#features/orders/storefront/order/submitted/submitted-screen.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { hiddenPage } from '../../../hidden-page.ts';
import { pendingPage } from '../../../pending-page.tsx';

/** Confirmation after the checkout. Spec 2. */
export const Route = createFileRoute('/$supplier/submissao/$numpedido')({
  loader: async ({ context, location, params }) =>
    loadOrder(context.queryClient, await requireLogin(context, location), params.numpedido),
  head: ({ match, params, loaderData = `Pedido ${params.numpedido}` }) =>
    hiddenPage(`${loaderData} enviado`)({ match }),
  component: Submitted,
  ...pendingPage('OrderSkeleton'),
});

function Submitted() {
  return <SubmittedScreen number={Number(Route.useParams().numpedido)} />;
}
