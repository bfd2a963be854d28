import { alertsQuery } from '#features/catalog/storefront/alerts/alerts-query.ts';
import { AlertsScreen } from '#features/catalog/storefront/alerts/alerts-screen.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { startLoading } from '#platform/web/start-loading.ts';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

export const page: SecondaryPage = {
  title: 'Avisos de produtos',
  load: async ({ context, location }) => {
    const buyer = await requireLogin(context, location);
    await startLoading(context.queryClient.fetchQuery({ ...alertsQuery(buyer), staleTime: 0 }));
  },
  Screen: inAccount(AlertsScreen),
};
