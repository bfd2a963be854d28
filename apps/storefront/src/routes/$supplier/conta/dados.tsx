import { createFileRoute } from '@tanstack/react-router';
import { devicesQuery } from '#features/accounts/storefront/devices-query.ts';
import { OwnDataScreen } from '#features/accounts/storefront/own-data-screen.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { hiddenPage } from '../../../hidden-page.ts';

/** One's own account: e-mail, password, and where one is logged in. */
export const Route = createFileRoute('/$supplier/conta/dados')({
  loader: async ({ context, location }) => {
    const { api, session } = await requireLogin(context, location);
    await context.queryClient.ensureQueryData(devicesQuery(api, session));
  },
  head: hiddenPage('Meus dados'),
  component: OwnDataScreen,
});
