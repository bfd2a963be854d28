import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '#features/orders/storefront/checkout/checkout-screen.tsx';
import { loadCheckout } from '#features/orders/storefront/checkout/load-checkout.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { hiddenPage } from '../../hidden-page.ts';
import { pendingPage } from '../../pending-page.tsx';

export const Route = createFileRoute('/$supplier/checkout')({
  loader: async ({ context, location }) => {
    await loadCheckout(context.queryClient, await requireLogin(context, location));
  },
  head: hiddenPage('Finalizar compra'),
  component: Checkout,
  ...pendingPage('CheckoutSkeleton'),
});

function Checkout() {
  const { shop } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const toOrder = (number: number) =>
    navigate({
      to: '/$supplier/submissao/$numpedido',
      params: { supplier: shop.slug, numpedido: String(number) },
      replace: true,
    });
  return <CheckoutScreen onPlaced={toOrder} />;
}
