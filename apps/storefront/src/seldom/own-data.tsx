import { devicesQuery } from '#features/accounts/storefront/devices-query.ts';
import { OwnDataScreen } from '#features/accounts/storefront/own-data-screen.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import type { SeldomPage } from './seldom-page.ts';

/** One's own account: e-mail, password, and where one is logged in. */
export const page: SeldomPage = {
  title: 'Meus dados',
  load: async ({ context, location }) => {
    const { api, session } = await requireLogin(context, location);
    await context.queryClient.ensureQueryData(devicesQuery(api, session));
  },
  Screen: OwnDataScreen,
};
