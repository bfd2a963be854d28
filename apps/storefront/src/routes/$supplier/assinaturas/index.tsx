import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { loadSubscriptions } from '#features/subscriptions/storefront/load-subscriptions.ts';
import { SubscriptionsScreen } from '#features/subscriptions/storefront/subscriptions-screen.tsx';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';

/** The client's subscriptions. */
export const Route = createFileRoute('/$supplier/assinaturas/')({
  loader: async ({ context, location }) =>
    loadSubscriptions(context.queryClient, await requireLogin(context, location)),
  head: ({ match: { context } }) => ({
    meta: [{ title: `Assinaturas · ${context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: SubscriptionsScreen,
  pendingComponent: RowsSkeleton,
  pendingMs: 200,
});
