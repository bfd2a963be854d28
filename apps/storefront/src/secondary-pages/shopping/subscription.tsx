import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { loadSubscription } from '#features/subscriptions/storefront/load-subscriptions.ts';
import { SubscriptionScreen } from '#features/subscriptions/storefront/subscription-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

export const page: SecondaryPage = {
  title: 'Assinatura',
  load: async ({ context, location, rest: [id = ''] }) =>
    loadSubscription(context.queryClient, await requireLogin(context, location), id),
  Screen: ({ rest: [id = ''] }) => <SubscriptionScreen id={id} />,
};
