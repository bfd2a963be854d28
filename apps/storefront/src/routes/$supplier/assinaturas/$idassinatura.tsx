import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { loadSubscription } from '#features/subscriptions/storefront/load-subscriptions.ts';
import { SubscriptionScreen } from '#features/subscriptions/storefront/subscription-screen.tsx';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';

/** One subscription of the client. */
export const Route = createFileRoute('/$supplier/assinaturas/$idassinatura')({
  loader: async ({ context, location, params }) =>
    loadSubscription(context.queryClient, await requireLogin(context, location), params.idassinatura),
  head: ({ match: { context } }) => ({
    meta: [{ title: `Assinatura · ${context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Subscription,
  pendingComponent: RowsSkeleton,
  pendingMs: 200,
});

function Subscription() {
  return <SubscriptionScreen id={Route.useParams().idassinatura} />;
}
