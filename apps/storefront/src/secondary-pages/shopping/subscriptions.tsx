import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { loadSubscriptions } from '#features/subscriptions/storefront/load-subscriptions.ts';
import { SubscriptionsScreen } from '#features/subscriptions/storefront/subscriptions-screen.tsx';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

export const page: SecondaryPage = {
  title: 'Assinaturas',
  load: async ({ context, location }) =>
    loadSubscriptions(context.queryClient, await requireLogin(context, location)),
  Screen: inAccount(SubscriptionsScreen),
};
