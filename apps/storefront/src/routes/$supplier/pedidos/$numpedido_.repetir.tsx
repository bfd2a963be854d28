import { createFileRoute } from '@tanstack/react-router';
import { FillPanel } from '#features/cart/storefront/fill/fill-panel.tsx';
import { loadRepeat } from '#features/orders/storefront/repeat/load-repeat.ts';
import { RepeatScreen } from '#features/orders/storefront/repeat/repeat-screen.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { hiddenPage } from '../../../hidden-page.ts';
import { pendingPage } from '../../../pending-page.tsx';

/** Repeats an order. */
export const Route = createFileRoute('/$supplier/pedidos/$numpedido_/repetir')({
  loader: async ({ context, location, params }) =>
    loadRepeat(context.queryClient, await requireLogin(context, location), params.numpedido),
  head: ({ match, params }) => hiddenPage(`Repetir pedido ${params.numpedido}`)({ match }),
  component: Repeat,
  ...pendingPage('OrderSkeleton'),
});

function Repeat() {
  return <RepeatScreen number={Number(Route.useParams().numpedido)} Fill={FillPanel} />;
}
